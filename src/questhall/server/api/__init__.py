"""The HTTP API, one file for each subject. http_messages.py has the bodies."""
