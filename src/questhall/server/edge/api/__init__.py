"""The HTTP API, one file for each subject. protocol/http_messages.py has the bodies."""
