"""A battle, VTR-20 to VTR-24, with its Events."""
