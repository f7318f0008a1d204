"""What each choice costs and brings, from the view alone: signs on the options, a module for each phase."""
