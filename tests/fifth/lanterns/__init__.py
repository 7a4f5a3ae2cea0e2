"""Lantern Bearers: a small game that no one at Questhall knows by name. It shows how a game joins the house."""
