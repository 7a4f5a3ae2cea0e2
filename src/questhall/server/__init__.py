"""Tables for everyone: lobby, seats, protocol, store."""
