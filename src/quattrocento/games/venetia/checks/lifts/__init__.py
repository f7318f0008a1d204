"""What takes away the obstacle that a refusal names, by the chapter of the rules."""
