"""Where tables are kept: an append-only list of events each, on disk before anything is acknowledged."""
