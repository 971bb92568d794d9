"""How colours and pictures look to those who see them differently, and how far apart two of them are.

Full deficiencies as linear maps of light (Machado, Oliveira and Fernandes, 2009, severity 1.0), grey by luminance; distances as CIE
1976 ΔE.
"""

import array
import math

import pygame

VISION = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def distance(one, other, vision="usual"):
    """ΔE of two `#rrggbb` colours as seen with this vision."""
    return math.dist(_lab(_seen(_channels(one), vision)), _lab(_seen(_channels(other), vision)))


def contrast(one, other):
    """The contrast of two (r, g, b) colours after WCAG: 1 for equal ones, 21 for black and white."""
    darker, lighter = sorted(sum(a * _linear(b / 255) for a, b in zip(VISION["grey"][0], colour, strict=True)) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


class Eye(dict):
    """What somebody with this vision sees of a pixel: its Lab colour in three bytes, worked out once for each colour."""

    def __init__(self, vision):
        super().__init__()
        self._vision = vision

    def __missing__(self, pixel):
        lightness, a, b = _lab(_seen(pixel.to_bytes(4, "little")[:3], self._vision))
        self[pixel] = int.from_bytes(bytes(min(255, max(0, round(part))) for part in (lightness, a + 128, b + 128)) + b"\xff", "little")
        return self[pixel]

    def picture(self, surface):
        """The surface as seen: Lab in the place of red, green and blue."""
        pixels = array.array("I", pygame.image.tobytes(surface, "RGBA"))
        return pygame.image.frombytes(array.array("I", map(self.__getitem__, pixels)).tobytes(), surface.get_size(), "RGBA")


def clearly_different(one, other, least=10):
    """How many pixels of two seen pictures are more than `least` (ΔE or more) apart in lightness or in one of the two hues."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (least, least, least, 255), other).count()
    return one.get_width() * one.get_height() - alike


def _channels(colour):
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def _seen(channels, vision):
    light = [_linear(value / 255) for value in channels]
    return [min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in VISION[vision]]


def _linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _lab(light):
    r, g, b = light
    x, y, z = 0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0193 * r + 0.1192 * g + 0.9505 * b
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
