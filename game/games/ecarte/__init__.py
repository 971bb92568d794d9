"""Écarté, with two presets over one engine."""
