"""The door to the world: HTTP, WebSockets, files, people and their accounts."""
