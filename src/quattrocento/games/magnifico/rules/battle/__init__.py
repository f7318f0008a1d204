"""The battle, MAG-7.3 to MAG-7.7, with the cards of MAG-13 that work in it."""
