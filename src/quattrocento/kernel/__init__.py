"""The kernel: positions, steps, moves, fate, views and records. It knows no game."""
