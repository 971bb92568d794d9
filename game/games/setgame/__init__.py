"""Set: everybody looks for three cards that belong together; the first to see them takes them."""
