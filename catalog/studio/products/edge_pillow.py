from parts import *
from products import thistle_pillow


def build(m):
    thistle_pillow.pillow('pillow', (.52, .52), m['upholstery'], m['welt'], (-.12, .16, .242), (70, 0, 8), welt=.0062)
    thistle_pillow.pillow('small pillow', (.46, .46), m['second'], m['welt2'], (.22, -.02, .212), (68, 0, -7), welt=.0062)
