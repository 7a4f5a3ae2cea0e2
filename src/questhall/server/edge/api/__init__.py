"""The HTTP API, one file for each subject. protocol/http/ has the bodies."""
