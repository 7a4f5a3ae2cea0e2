"""Where what takes long is reckoned: processes beside the hall's own."""
