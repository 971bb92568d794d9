"""A lesson taken by somebody who does what is wanted: what happened in each passage, and how things stood when it was read."""

from game.app.lesson.course import Course
from game.core.game import SECOND
from game.games import GAMES, part


def course(game_id):
    return Course(GAMES[game_id], part(game_id, "lesson").lesson())


def hear(taken, clock=0):
    """Let the script of this passage happen; its events."""
    events = []
    while taken.script:
        events += taken.tell(clock).events
    return events


def wanted(passage):
    """What a willing learner does."""
    return passage.wanted if passage.every else passage.wanted[:1]


def do(taken, clock, actions=None):
    """Read or do what this passage wants, `actions` instead of the first ones wanted; the events of what was done."""
    passage = taken.passage
    events = [event for action in actions or wanted(passage) for step in taken.press(action, clock) for event in step.events]
    assert passage.wanted or taken.go_on()
    return events


def skip_to(taken, name, clock=0):
    """Do all that comes before the passage of this name, in no time for those who watch."""
    while taken.passage.name != name:
        clock += 2 * SECOND  # less than a call lasts
        hear(taken, clock)
        do(taken, clock)


class Taken:
    """A whole lesson. `passages` by name; of each `events` (its script's and the learner's) and the `view` when something is wanted."""

    def __init__(self, game_id):
        self.course = course(game_id)
        self.game, self.passages, self.events, self.views, clock = self.course.game, {}, {}, {}, 0
        while not self.course.over:
            clock += 2 * SECOND  # less than a call lasts
            passage = self.course.passage
            self.passages[passage.name] = passage
            self.events[passage.name] = hear(self.course, clock)
            self.views[passage.name] = self.game.view(self.course.state, 0)
            assert set(wanted(passage)) <= {*self.game.legal_actions(self.views[passage.name])}
            self.events[passage.name] += do(self.course, clock)

    def event(self, passage, kind):
        """The only event of this kind in a passage."""
        [event] = [event for event in self.events[passage] if type(event).__name__ == kind]
        return event
