"""How the tests run: the same examples every time, no failure because a machine is busy, and no window where there is no display."""

import os
import shutil

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # tests that want a real display say so themselves
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def pytest_collection_modifyitems(config, items):
    """Tests on a virtual display run where one can be had; everything else runs everywhere."""
    if all(map(shutil.which, ("Xvfb", "xdotool"))):
        return
    apart = [item for item in items if item.get_closest_marker("xvfb")]
    config.hook.pytest_deselected(items=apart)
    items[:] = [item for item in items if item not in apart]
