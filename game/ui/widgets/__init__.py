"""What menus are made of: each widget draws itself, takes inputs, and knows nothing of the scene around it."""
