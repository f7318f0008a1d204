"""Who knows what: secrets, the view, the way back from it, and what follows from the rest."""
