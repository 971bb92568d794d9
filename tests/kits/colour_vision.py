"""How colours look to those who see them differently, and how far apart two of them are.

Full deficiencies as linear maps of light (Machado, Oliveira and Fernandes, 2009), grey by luminance; distances as CIE 1976 ΔE.
"""

import math

VISION = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def distance(one, other, vision):
    """ΔE of two `#rrggbb` colours as seen with this vision."""
    return math.dist(_lab(_seen(one, vision)), _lab(_seen(other, vision)))


def _seen(colour, vision):
    light = [_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    return [min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in VISION[vision]]


def _linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _lab(light):
    r, g, b = light
    x, y, z = 0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0193 * r + 0.1192 * g + 0.9505 * b
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
