"""ST-1 to ST-297, a file for each subject of the rulebook."""
