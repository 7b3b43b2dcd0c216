from parts import *
from products import thistle_pillow


def build(m):
    """Two squares of velvet, one a size smaller, each with a cord of linen."""
    thistle_pillow.bench(m['oak']); z = thistle_pillow.BENCH_H
    thistle_pillow.pillow('pillow', (.52, .52), m['upholstery'], m['welt'], (-.15, .19, z + .240), (70, 0, 7)); thistle_pillow.pillow('small pillow', (.46, .46), m['second'], m['welt2'], (.20, .02, z + .208), (67, 0, -9))
