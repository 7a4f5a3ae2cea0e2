"""What the command `questhall` can be told to do: one file for each subject. A new command is a new file."""
