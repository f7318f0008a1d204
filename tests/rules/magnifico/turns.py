"""Turns that follow each other."""

TURN_OF_0_THEN_1 = """[[decide]]
step = "begin"
seat = 1
[[decide]]
step = "turn"
seat = 0"""
