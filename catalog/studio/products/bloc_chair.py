from products import bloc_loveseat


def build(m): bloc_loveseat.build(m, W=.96, D=.88)
