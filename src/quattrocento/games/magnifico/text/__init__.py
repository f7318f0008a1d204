"""Positions in text, written, read and checked; the table as text for a terminal."""
