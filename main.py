"""The command line. Nothing else: what the words mean is in `game.command`.

This file has to be readable for any Python there ever was, so that an old one can say what is wrong.
"""

import os
import signal
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("This needs Python 3.11 or newer, and this is Python %d.%d: start it with a newer one." % sys.version_info[:2])  # noqa: UP031

if __name__ == "__main__":  # the processes it starts import this file again
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if signal.getsignal(signal.SIGINT) == signal.default_int_handler:  # an exception would be swallowed by what is being loaded
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    from game.command import main

    sys.exit(main(sys.argv[1:]))
