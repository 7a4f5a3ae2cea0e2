"""Rush Out! in large numbers."""
