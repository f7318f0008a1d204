"""What a seat may know, the way back from it to a position, and what follows from the rest."""
