"""The steps of a round that ask, A2 to F, one module each: VTR-9 to VTR-11, VTR-13 to VTR-19."""
