"""Between two missions: the camp."""
