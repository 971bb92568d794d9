"""What we ask SDL itself: waiting for an event without polling, what a key is called on this keyboard, where a monitor lies.

Knows no window and no meaning of events.

`pygame.event.wait` looks every millisecond (2.5 % of a core while idle, and half a millisecond late); SDL's own wait sleeps in the
kernel. It is called through ctypes on the very library pygame has loaded; where that cannot be found, pygame's wait serves.
"""

import ctypes
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame


def _candidates() -> Iterator[str]:
    home = Path(pygame.__file__).parent
    if sys.platform == "linux":
        maps = Path("/proc/self/maps")
        lines = maps.read_text("utf-8", "replace").splitlines() if maps.exists() else []
        yield from dict.fromkeys(line.split(maxsplit=5)[-1] for line in lines if "/libSDL2-2" in line)
    elif sys.platform == "win32":
        yield str(home / "SDL2.dll")
    elif sys.platform == "darwin":
        yield str(home / ".dylibs" / "libSDL2-2.0.0.dylib")


@lru_cache(maxsize=1)
def load_sdl() -> ctypes.CDLL | None:
    """The SDL library that pygame uses, or None where it cannot be found or is not what we think."""
    for name in _candidates():
        try:
            sdl = ctypes.CDLL(name)
            sdl.SDL_WaitEventTimeout.argtypes = (ctypes.c_void_p, ctypes.c_int)
            sdl.SDL_WaitEventTimeout.restype = ctypes.c_int
            sdl.SDL_GetKeyFromScancode.argtypes = (ctypes.c_int,)
            sdl.SDL_GetKeyFromScancode.restype = ctypes.c_int
            sdl.SDL_GetWindowFromID.argtypes = (ctypes.c_uint32,)
            sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
            sdl.SDL_GetWindowDisplayIndex.argtypes = (ctypes.c_void_p,)
            sdl.SDL_GetDisplayBounds.argtypes = (ctypes.c_int, ctypes.c_void_p)
        except (OSError, AttributeError):
            continue
        return sdl
    return None


class Sleeper:
    """Waits for events of this process's window."""

    def __init__(self, sdl: ctypes.CDLL | None) -> None:
        self._sdl = sdl

    def wait(self, milliseconds: int) -> list[pygame.event.Event]:
        """All events there are, after waiting for the first at most this long; possibly none."""
        if self._sdl is not None:
            if milliseconds > 0:
                self._sdl.SDL_WaitEventTimeout(None, milliseconds)
            return pygame.event.get()
        first = pygame.event.wait(milliseconds) if milliseconds > 0 else pygame.event.poll()
        return ([first] if first.type != pygame.NOEVENT else []) + pygame.event.get()


def monitor_of(window_id: int) -> pygame.Rect | None:
    """The monitor this window is on, in desktop pixels; None where SDL cannot be asked."""
    sdl = load_sdl()
    if sdl is None:
        return None
    bounds = (ctypes.c_int * 4)()
    number = sdl.SDL_GetWindowDisplayIndex(sdl.SDL_GetWindowFromID(window_id))
    return pygame.Rect(*bounds) if number >= 0 and sdl.SDL_GetDisplayBounds(number, bounds) == 0 else None


@lru_cache(maxsize=512)
def key_name(scancode: int) -> str:
    """The English name of the key at this place, such as `left shift`, or its letter in the layout in use; clear what is kept when another
    layout is chosen (`KEYMAPCHANGED`).
    """
    sdl = load_sdl()
    if sdl is not None and (name := pygame.key.name(sdl.SDL_GetKeyFromScancode(scancode))):
        return name.strip("[]") if len(name) == 3 else name
    return _place_names().get(scancode, f"#{scancode}")


@lru_cache(maxsize=1)
def _place_names() -> dict[int, str]:
    """What keys are called by their place alone: the first name of each."""
    names = [name for name in dir(pygame) if name.startswith("KSCAN_")]
    return {getattr(pygame, name): name[6:].lower() for name in reversed(names)}
