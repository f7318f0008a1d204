"""The steps of a round, A1 to F, one module each: VTR-8 to VTR-19."""
