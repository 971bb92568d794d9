"""What computer players share. They know what a person in their seat would know: the view, the events, the time."""
