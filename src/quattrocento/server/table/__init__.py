"""One table in memory: the game, who looks at it, what they are sent."""
