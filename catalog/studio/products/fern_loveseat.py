from products import fern_sofa


def build(m): fern_sofa.build(m, W=1.56, seats=2)
