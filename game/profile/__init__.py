"""What this machine remembers of the person who plays here: settings, statistics, and seats to come back to.

Nothing of it is needed to start.
"""

from game.profile.profile import Profile
from game.profile.seats import KeptSeat
from game.profile.settings import Settings
from game.profile.statistics import Tally

__all__ = ["KeptSeat", "Profile", "Settings", "Tally"]
