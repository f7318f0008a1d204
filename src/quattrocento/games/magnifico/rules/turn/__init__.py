"""The player's turn, MAG-5.4 to MAG-5.47, 6, 7.1, 7.2 and 9."""
