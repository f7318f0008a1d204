"""The invariants MAG-I1 to MAG-I21, of one position and between two."""
