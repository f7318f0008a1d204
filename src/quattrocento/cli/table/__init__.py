"""A game in the terminal: seats, saves, dice, the menu of moves and what a player may ask."""
