from parts import *


def build(m, size=(2.44, 1.68)):
    """A rug as a model: one thin slab, its pattern a picture."""
    plate('rug', rounded_rect(*size, .015, 6), .013, m['wool'], edge=.005, at=(0, 0, .0065))
