"""A network of its own for some process: a namespace of the system with one cable to this one. Only for root, and only with `ip`."""

import os
import subprocess


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Network:
    """A namespace that is reached at `far` from here, where this machine is `near`. `before`: what to put before a command to run in it."""

    def __init__(self, number=0):
        tag = f"{os.getpid() % 100_000}{number}"
        self.name, self.cable = f"table{tag}", f"cable{tag}"
        self.near, self.far = (f"10.{77 + number}.{os.getpid() % 250}.{end}" for end in (1, 2))
        self.before = ("ip", "netns", "exec", self.name)
        ip("netns", "add", self.name)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("addr", "add", f"{self.near}/24", "dev", self.cable)
        ip("link", "set", self.cable, "up")
        ip("-n", self.name, "addr", "add", f"{self.far}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            ip("-n", self.name, "link", "set", device, "up")

    def pull(self):
        """Pull the cable."""
        ip("link", "set", self.cable, "down")

    def plug(self):
        """Put it in again."""
        ip("link", "set", self.cable, "up")

    def close(self):
        ip("link", "delete", self.cable)  # at once; with its network it would go some time later, and its name with it
        ip("netns", "delete", self.name)
