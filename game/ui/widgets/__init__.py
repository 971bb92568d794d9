"""What menus are made of: each widget draws itself, takes inputs, and knows nothing of the scene around it."""

from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.field import TextField
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label, Panel
from game.ui.widgets.listing import Listing
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

__all__ = ["Button", "Choice", "Form", "Label", "Listing", "Panel", "Slider", "TextField", "Toggle", "Widget"]
