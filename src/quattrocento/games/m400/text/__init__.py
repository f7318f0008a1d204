"""Positions in text: written, read, checked; the table as text for a terminal."""
