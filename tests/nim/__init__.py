"""Nim: a game that brings nothing for any room of the house. Who takes the last match wins."""
