"""Tables for everyone: edge, rooms, telling, timing, tables, protocol, store."""
