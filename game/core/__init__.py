"""The words every game shares. Standard library and msgspec only: no clock, no dice, no I/O."""
