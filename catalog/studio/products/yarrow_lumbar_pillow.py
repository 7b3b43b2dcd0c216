from parts import *
from products import thistle_pillow


def build(m):
    """Long and low, on the bench of the other pillows."""
    thistle_pillow.bench(m['oak'])
    thistle_pillow.pillow('pillow', (.68, .36), m['upholstery'], m['welt'], (0, .10, thistle_pillow.BENCH_H + .150), (64, 0, -4), welt=.0045, fill=1.2)
