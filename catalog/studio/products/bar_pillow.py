from parts import *
from products import thistle_pillow


def build(m):
    """Nearly a yard long, with a cord of its own cloth."""
    thistle_pillow.pillow('pillow', (.92, .36), m['upholstery'], m['welt'], (0, .05, .168), (69, 0, 5), welt=.0048)
