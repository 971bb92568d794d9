"""The card table: rules, computer players, screen and sessions."""
