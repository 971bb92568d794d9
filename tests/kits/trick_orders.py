"""Packs for tests of the two games of tricks: seat 1 deals, seat 0 gets the first hand."""


def dealt(first, second, turned, packets, *, turned_early=False):
    """The order of a pack that deals these hands in these packets and turns this card (after the first packets if early)."""
    one, two = first.split(), second.split()
    order = [*one[: packets[0]], *two[: packets[0]]]
    order += [turned] if turned_early else []
    order += [*one[packets[0] :], *two[packets[0] :]]
    return (*order, *([] if turned_early else [turned]))


SCHNAPSEN_ORDER = dealt("KH QH JS AC TC", "KD QD AD JD TD", "AS", (3, 2), turned_early=True)
"""Anna holds a marriage in hearts and the lowest trump."""
ECARTE_ORDER = dealt("KS QH JS 7C 8C", "AH QD AD JD TD", "9S", (3, 2))
"""Anna, elder, holds the king of trumps."""
