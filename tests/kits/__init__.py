"""Tools of the tests: matches played at random and played again, the contract of a game as checks, toys that break it."""
