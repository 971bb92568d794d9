"""The screens. Each gets its data and callbacks from `game.app` and asks nobody else."""
