"""Action cards by what they do, VNZ-23."""
