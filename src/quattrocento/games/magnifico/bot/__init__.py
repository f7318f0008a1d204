"""What a position is worth to a bot, and how a sensible player goes about each step."""
