"""Many games between bots: played, counted, and kept as rows and records."""
