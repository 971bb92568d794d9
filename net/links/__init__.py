"""Ways for messages to travel: thin transports without opinions."""
