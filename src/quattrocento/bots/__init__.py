"""Bots: players that sit at the same door as a person at a distance, and see views only."""
