"""HQ-B to HQ-19, a file for each subject of the rulebook."""
