"""How the tests run: the same examples every time, no failure because a machine is busy, and no window where there is no display."""

import os
import shutil
import signal
import subprocess

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # tests that want a real display say so themselves
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def pytest_configure():
    """Processes started here hear that their terminal goes, also where the tests were started so as to outlive theirs (`nohup`): what a
    parent ignores its children ignore too, what it handles they do not.
    """
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: None)


def has_displays():
    """Whether a virtual display can be had."""
    return all(map(shutil.which, ("Xvfb", "xdotool", "import")))


def has_networks():
    """Whether a process can be put into a network of its own."""
    if shutil.which("ip") is None:
        return False
    name = f"probe{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode == 0
    if made:
        subprocess.run(["ip", "netns", "delete", name], check=True)
    return made


def has_losses():
    """Whether packets can be lost in such a network."""
    return shutil.which("nft") is not None and has_networks()


NEEDS = {
    "xvfb": (has_displays, "there is no Xvfb, xdotool or import"),
    "netns": (has_networks, "no network of its own can be made"),
    "nft": (has_losses, "no packets can be lost in a network of its own"),
}
left_out = []


def pytest_collection_modifyitems(config, items):
    """Tests that need more of a machine than others run where it can be had; everything else runs everywhere."""
    for marker, (there, reason) in NEEDS.items():
        apart = [item for item in items if item.get_closest_marker(marker)]
        if apart and not there():
            config.hook.pytest_deselected(items=apart)
            items[:] = [item for item in items if item not in apart]
            left_out.append(f"{len(apart)} tests were left out: {reason} here")


def pytest_terminal_summary(terminalreporter):
    """Say what was left out."""
    for line in left_out:
        terminalreporter.write_line(line)
