"""Who knows what: secrets, the view, and the way back from it to a whole position."""
