"""Star Quest: an open table, measured in inches. Its space is here; its rules are to come."""
