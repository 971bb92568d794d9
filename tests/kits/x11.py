"""What a window manager would say to a window, where there is none: asking it to close."""

import ctypes
import ctypes.util

_CLIENT_MESSAGE = 33
_LONG = 32
"""Bits of each item of a message."""


class _Message(ctypes.Structure):
    """`XClientMessageEvent`, with room for the largest event there is."""

    _fields_ = (
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
        ("room", ctypes.c_long * 24),
    )  # fmt: skip


def ask_to_close(display, window):
    """Send `WM_DELETE_WINDOW` to a window of the display of this name, as pressing its cross does."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    protocols, delete = (x11.XInternAtom(server, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(_CLIENT_MESSAGE, 0, 1, server, window, protocols, _LONG, (ctypes.c_long * 5)(delete))
    x11.XSendEvent(server, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(server)
