"""The database: its tables and rows, reading, and the one thread that writes."""
