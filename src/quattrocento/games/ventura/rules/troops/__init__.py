"""Troops, VTR-4: who comes in, who leaves, who is healed, VTR-12, VTR-14, VTR-17, VTR-18, VTR-25."""
