from products import bloc_loveseat


def build(m): bloc_loveseat.build(m, W=2.26, D=.94)
