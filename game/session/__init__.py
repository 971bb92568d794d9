"""Starting and joining tables: the host's process, the computer players' process, and this machine's place at a table.

Nothing in here imports pygame.
"""
