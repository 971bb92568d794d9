"""What SDL's SVG renderer draws rightly; everything else in a drawing of ours is a fault."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "rect", "circle", "ellipse", "polygon", "line", "polyline"}
ELEMENTS = SHAPES | {"svg", "g", "style", "defs", "linearGradient", "radialGradient", "stop"}
LOOKS = {
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray",
    "stroke-opacity", "transform", "class", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2",
    "points", "viewBox", "id", "offset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "fx", "fy",
}  # fmt: skip
COLOUR = re.compile(r"#[0-9a-f]{6}|#[0-9a-f]{3}|none|white|black|url\(#[\w-]+\)")
RULE = re.compile(r"\.[A-Za-z][\w-]*\{(?:fill|stroke):(#[0-9a-fA-F]{6})\}")
COLOURED = ("fill", "stroke", "stop-color")


def faults(text):
    """Everything in this SVG that the renderer would draw wrongly or not at all, in words."""
    root = ElementTree.fromstring(text)
    return [fault for element in root.iter() for fault in _faults(element, root)]


def _faults(element, root):
    name = element.tag.removeprefix(SVG)
    if name not in ELEMENTS:
        yield f"<{name}> is not drawn"
    if name == "svg" and element is not root:
        yield "nested <svg>"
    if name == "style" and RULE.sub("", element.text or "").strip():
        yield f"style sheet: {RULE.sub('', element.text).strip()}"
    for attribute, value in element.attrib.items():
        if attribute not in LOOKS:
            yield f"{attribute} on <{name}> is ignored"
        if attribute in COLOURED and not COLOUR.fullmatch(value.lower()):
            yield f"colour {value!r} is not read"
        if attribute == "class" and " " in value:
            yield "two classes"
    if name.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
        yield from (f"{a} of a gradient needs %" for a in ("x1", "x2", "y1", "y2", "cx", "cy", "r") if "%" not in element.get(a, "%"))
