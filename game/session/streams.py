"""What a process of ours writes to, where nobody reads it any more. Knows nothing of what is written."""

import contextlib
import os
from typing import TextIO


def drop(stream: TextIO) -> None:
    """This stream takes nothing more; what it still holds is forgotten, or the interpreter would complain of it while it ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
