"""What has to be there before anything starts: the packages, and no old library in their way.

Decides what to tell somebody whose machine is not ready; imports none of what it looks for.
"""

import importlib.metadata
import importlib.util
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
    """Raise `Unfit` if a package is missing or an old pygame lies over ours; `screen`: whether a window will be opened."""
    missing = [name for module, name in (PLAIN | (SCREEN if screen else {})).items() if importlib.util.find_spec(module) is None]
    install = f'"{sys.executable}" -m pip install -r "{REQUIREMENTS}"'
    if missing:
        what = "The package is" if len(missing) == 1 else "These packages are"
        raise Unfit(f"{what} missing: {', '.join(missing)}; install with: {install}")
    if screen and _installed("pygame"):
        raise Unfit(
            "The old package pygame is in the way of pygame-ce; remove both and install again with: "
            f'"{sys.executable}" -m pip uninstall -y pygame pygame-ce && {install}'
        )


def _installed(distribution: str) -> bool:
    try:
        importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
