"""What has to be there before anything starts: the packages, no old library in their way, a display for a window.

Decides what to tell somebody whose machine is not ready; imports none of what it looks for.
"""

import importlib.util
import os
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[2] / "requirements.txt"
PLAIN = {"msgpack": "msgpack", "msgspec": "msgspec", "ifaddr": "ifaddr", "platformdirs": "platformdirs"}
"""Packages that everything needs: what is imported, and what it is called where packages come from."""
SCREEN = {
    "pygame": "pygame-ce",
    "fluent": "fluent.runtime",
    "fontpkg_hind_siliguri": "fontpkg-hind-siliguri",
    "fontpkg_sarabun": "fontpkg-sarabun",
    "fontpkg_kanit": "fontpkg-kanit",
}
"""Packages that only a window needs."""


class Unfit(Exception):
    """This machine is not ready; the message is the sentence that says what to do."""


def check(screen: bool) -> None:
    """Raise `Unfit` if a package is missing, or (`screen`: a window will be opened) an old pygame lies over ours or there is no display."""
    missing = [name for module, name in (PLAIN | (SCREEN if screen else {})).items() if importlib.util.find_spec(module) is None]
    install = f'"{sys.executable}" -m pip install -r "{REQUIREMENTS}"'
    if missing:
        what = "The package is" if len(missing) == 1 else "These packages are"
        raise Unfit(f"{what} missing: {', '.join(missing)}; install with: {install}")
    if screen and _old_pygame():
        raise Unfit(
            "The old package pygame is in the way of pygame-ce; remove both and install again with: "
            f'"{sys.executable}" -m pip uninstall -y pygame pygame-ce && {install}'
        )
    if screen and sys.platform == "linux":
        _choose_display()


def _choose_display() -> None:
    """Name the display servers there are: without one, or with a dead one, SDL would silently draw where nobody can see it."""
    if "SDL_VIDEODRIVER" in os.environ:
        return
    servers = [driver for variable, driver in (("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")) if os.environ.get(variable)]
    if not servers:
        raise Unfit("There is no display to open a window on: start it from a desktop, or set SDL_VIDEODRIVER if you know which to use.")
    os.environ["SDL_VIDEODRIVER"] = ",".join(servers)


def _old_pygame() -> bool:
    """Whether the package pygame itself is installed where ours is: both have the same folder. Looking is quicker than asking for it."""
    found = importlib.util.find_spec("pygame")
    folders = (found.submodule_search_locations or ()) if found else ()
    return any(any(Path(folder).parent.glob("pygame-[0-9]*.dist-info")) for folder in folders)
