"""What is shown around the cards at any table: panel, scores, strip, log, notices, veils. Knows no game and no rules."""
