"""For tests of the menus: a game that is nothing but its description, and a look for things that overlap or are cut."""

from itertools import combinations

import msgspec
import pygame

from game.core.errors import IllegalOptions
from game.core.game import Choice, Info, Pace, Phrase
from game.ui import text
from game.ui.widgets import Panel


class Rules(msgspec.Struct, frozen=True):
    """Options of the described game."""

    target: int = 7
    claim: str = "instant"
    mercy: bool = False


class Described:
    """As much of a game as menus ask for."""

    def __init__(self, pace=Pace.RACE, seats=(1, 2, 3, 4), options=3, title="Toy", id="toy"):
        choices = (Choice("target", (5, 7, 11)), Choice("claim", ("instant", "call")), Choice("mercy", (False, True)))
        self.info = Info(
            id=id, title=title, goal="Be the first to have all the bricks that are alike or different.", players="1–4",
            kind="Race of hands", material="40 bricks", audience="Everybody from five years on", seats=seats,
            presets=(("classic", Rules()), ("duel", Rules(target=21)), ("long_evening", Rules(target=11))),
            choices=choices[:options], pace=pace, zone_kinds={}, seat_choices={"duel": seats[:2]},
        )  # fmt: skip

    def check(self, options, seats):
        """A target below one cannot be played."""
        if options.target < 1:
            raise IllegalOptions("option_value", option="target", value=options.target)

    def suited(self, options, place):
        """One pointer for several: call."""
        return msgspec.structs.replace(options, claim="call") if place.shared_pointer else options

    def sides(self, options, seats):
        """Everybody his own."""
        return tuple(range(seats))

    def summary(self, options):
        """One phrase."""
        return (Phrase("setup-start", {}),)


def overlaps(form, area):
    """Pairs of widgets that lie over each other (boards carry others), and widgets that leave the canvas."""
    shown = [widget for widget in form.widgets if widget.shown and not isinstance(widget, Panel)]
    lying = [(one, other) for one, other in combinations(shown, 2) if one.rect.colliderect(other.rect)]
    outside = [widget for widget in form.widgets if not area.contains(widget.rect) or not widget.rect.w or not widget.rect.h]
    boards = [widget for widget in form.widgets if isinstance(widget, Panel)]
    torn = [
        (board, other)
        for board in boards
        for other in shown
        if board.rect.colliderect(other.rect) and not board.rect.inflate(2, 2).contains(other.rect)
    ]
    return lying, outside, torn


def unreadable(monkeypatch, draw, least):
    """Everything that `draw()` shortened, had no room for, or drew in letters smaller than `least` pixels."""
    found = []
    fit, paragraph, line = text.fit, text.paragraph, text.line

    def watched_fit(words, style, room):
        fitted = fit(words, style, room)
        if fitted != words and words.strip():
            found.append(("cut", words))
        return fitted

    def watched_paragraph(surface, words, style, box, across="left", down="top"):
        if text.height(words, style, box.w) > box.h + style.px // 3:
            found.append(("no room", words))
        paragraph(surface, words, style, box, across, down)

    def watched_line(words, style):
        if style.px < least:
            found.append(("tiny", words))
        return line(words, style)

    with monkeypatch.context() as patched:
        patched.setattr(text, "fit", watched_fit)
        patched.setattr(text, "paragraph", watched_paragraph)
        patched.setattr(text, "line", watched_line)
        draw()
    return found


def shown(stage):
    """Draw the stage as it is now; its canvas."""
    stage.redraw()
    stage.draw(stage.window.canvas)
    return pygame.Surface.copy(stage.window.canvas)


def widget(scene, words):
    """The widget whose word begins so."""
    return next(each for each in scene.form.widgets if getattr(each, "words", "").startswith(words))


def pad(drive, button, pad=7):
    """A button of a pad pressed and let go."""
    drive.post(pygame.JOYBUTTONDOWN, instance_id=pad, button=button)
    drive.post(pygame.JOYBUTTONUP, instance_id=pad, button=button)
