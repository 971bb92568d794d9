"""What this machine remembers of the person who plays here: settings and statistics. Nothing of it is needed to start."""

from game.profile.profile import Profile
from game.profile.settings import Settings
from game.profile.statistics import Tally

__all__ = ["Profile", "Settings", "Tally"]
