"""From machine to machine: frames, messages, the host and its peers. Knows no game."""
