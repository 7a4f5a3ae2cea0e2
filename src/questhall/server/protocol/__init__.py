"""What is said on the wire, in both directions."""
