def view(g, seat):
    raise NotImplementedError
