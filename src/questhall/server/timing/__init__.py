"""When something is answered, and by whom."""
