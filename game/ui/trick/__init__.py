"""What tables of two who play tricks share: felt, stock and trump, hands, the trick that stays to be read, won tricks, ranks, presses.

Knows no game: `part.TrickPart` is the part of a table scene, and a game tells it what is its own (`game.TrickGame`).
"""
