"""One kind of attack in each module: `attack(seconds)` makes it on a fresh hall and yields what it measured."""
