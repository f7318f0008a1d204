"""People: names, passwords, signing in and out."""
