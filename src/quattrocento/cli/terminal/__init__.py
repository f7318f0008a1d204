"""What all commands share: the screen, languages, files, parameters and errors."""
