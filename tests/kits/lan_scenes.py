"""Screens of the network on the stage of a test: a room over a `LanTable`, with whatever it asks of the house written down."""

from game.games import GAMES
from game.ui.hud.chat import Talk
from game.ui.scenes.room import Doors, RoomScene, Where
from kits.lan_table import LanTable, a_room
from kits.menus import Described

LEVELS = ("beginner", "easy", "medium", "hard", "master")
HOSTED = Where("7K3F-0000", ("192.168.178.23", "10.0.3.7"), 27431, True)
JOINED = Where("7K3F-0000", ("192.168.178.23",), 27431, False)


class RoomScreen:
    """`went`: what was asked of the house, by name; `table.asked`: of the table."""

    def __init__(self, drive, room=None, peer=2, result=None, over=False, where=None, pads=()):
        self.drive, self.went, self.talk = drive, [], Talk()
        self.table = LanTable(room or a_room(), peer)
        games = {**GAMES, "toy": Described(id="toy")}
        doors = Doors(
            news=self._hear,
            games=games,
            levels=lambda game: LEVELS,
            pads=lambda: dict(pads),
            fresh=lambda: "Player 2",
            sit=lambda *args: self.went.append(("sit", *args)),
            change=lambda: self.went.append("change"),
            settings=lambda: self.went.append("settings"),
            leave=lambda: self.went.append("leave"),
        )
        self.scene = RoomScene(self.table, self.talk, where or (HOSTED if self.table.is_owner else JOINED), doors, result, over)
        drive.stage.push(self.scene)
        drive.turn()

    def _hear(self, now):
        for happening in self.table.poll(now):
            if hasattr(happening, "name"):
                self.talk.hear(happening, self.table.room, self.drive.stage.speech)

    def tell(self, *happenings):
        self.table.tell(*happenings)
        self.drive.stage.step(self.drive.now)
        self.drive.turn()

    def become(self, **fields):
        self.table.become(**fields)
        self.drive.stage.step(self.drive.now)
        self.drive.turn()

    def widget(self, words, scene=None):
        scene = scene or self.drive.stage.top
        return next(each for each in scene.form.widgets if getattr(each, "words", "").startswith(words))

    def press(self, words):
        self.drive.click(self.widget(words).rect.center)
