"""What people are told: what they may see, and in which words."""
