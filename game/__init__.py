"""The card table: rules, computer players, screen and sessions."""

VERSION = "0.1.0"
