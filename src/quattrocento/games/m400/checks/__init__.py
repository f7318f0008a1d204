"""Invariants of one position and between two."""
