"""Many games at once, for those who design cards and rules."""
