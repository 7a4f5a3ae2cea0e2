def determinize(g, seat, random):
    raise NotImplementedError
