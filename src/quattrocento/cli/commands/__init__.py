"""The commands of ``quattrocento``, one module each."""
