from parts import *
from products import thistle_pillow


def build(m):
    """One square of velvet, leaning back, its edge bare of a cord."""
    thistle_pillow.pillow('pillow', (.56, .56), m['upholstery'], m['welt'], (0, .10, .262), (68, 0, -6), welt=.0030, fill=1.7)
