"""Seats are numbers from 0; nothing here knows who sits in one."""

from typing import TypeAlias

Seat: TypeAlias = int


def after(seat: Seat, seats: int) -> Seat:
    """The next seat in seating order, which goes counter-clockwise around the table (P4)."""
    return (seat + 1) % seats


def from_seat(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once, in seating order, beginning with `first`."""
    return tuple((first + i) % seats for i in range(seats))
