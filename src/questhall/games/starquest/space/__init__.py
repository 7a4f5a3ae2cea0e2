"""The open table: points, bases, terrain, ways and lines of sight, exact in whole thousandths of an inch (ST-239)."""
