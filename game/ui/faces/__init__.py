"""Card faces: drawings of our own as SVG text, made into surfaces of the size that is needed. Knows no game and no table."""
