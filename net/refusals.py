"""Why a room says no, and what it tells of its people: codes, so that the screen may put them into any language.

Refusals of the rules are in `game.core.errors`. Decides nothing; knows neither links nor matches.
"""

from game.core.errors import Detail

CODES = {
    "rate": "too many wishes at once",
    "paused": "the table is stopped",
    "stale": "asked for before the seat was asked, or in an earlier match",
    "internal": "the rules failed; it is in the host's log",
    "no_match": "nothing is being played",
    "wrong_phase": "not while a match runs, or only while one does",
    "not_owner": "only whoever runs the room may do that",
    "not_your_seat": "the seat belongs to somebody else",
    "no_such_seat": "",
    "no_such_peer": "",
    "seat_taken": "somebody sits there",
    "seats_open": "a match of turns needs somebody in every seat",
    "nobody": "nobody has sat down",
    "unknown_game": "",
    "unknown_preset": "",
    "unknown_level": "known (list of levels)",
    "not_allowed": "",
    "malformed": "",
}
"""Every code with what it means where the word alone does not say it."""

DENIALS = {
    "version": "no common protocol: proto, app (the host's)",
    "full": "",
    "kicked": "",
    "key": "the key is none of this room's",
    "first": "the first message was no hello",
    "late": "no hello in time, or one that a later link of the same peer has overtaken",
    "often": "too many came from there within a short time",
}
"""Why somebody is not let in."""

GOODBYES = {
    "closed": "the host has ended",
    "kicked": "",
    "replaced": "the same token has come in on another link",
    "silent": "nothing was heard for too long; come back",
    "abuse": "a flood of wishes",
}
"""Why the host ends a connection."""

NOTES = (
    "joined",
    "left",
    "dropped",
    "back",
    "kicked",
    "seated",
    "stood",
    "paused",
    "resumed",
    "abandoned",
    "broken",  # the rules failed and the match had to be ended
    "unwritten",  # the disk takes no more: the table would be lost with its host
)


class Refusal(Exception):
    """A wish about the room that is not granted. `code` from `CODES`, or of the rules where options are refused."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
