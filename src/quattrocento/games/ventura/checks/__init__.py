"""Invariants of Ventura: of one position and between two, VTR-I1 to VTR-I25."""
