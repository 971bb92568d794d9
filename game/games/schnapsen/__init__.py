"""Schnapsen, Sixty-six and Santase: one engine, every difference a named switch."""
