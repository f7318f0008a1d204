"""Setup, VTR-6: where Cities and starting Domains may lie, and Equal Domains, VTR-27.1."""
