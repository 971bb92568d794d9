"""Scopa and its family: scopone, scopa d'assi, napola, re bello, quindici, escoba, a perdere."""
