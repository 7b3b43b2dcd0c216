from parts import *
from parts_small import spot
from products import rugs

SIZE = (2.44, 1.68)
STRIPE = .122


def stripes(dark, light):
    def color_at(x, y, rng):
        out = np.where((np.floor(x / STRIPE + rng.normal(0, .004, len(x))) % 2 == 0)[:, None], light, dark)
        return out
    return color_at


def build(m):
    dark, light = rugs.linear('#17171a', '#f4efe3')
    lay = rugs.pile('rug', SIZE, stripes(dark, light), m['wool'], m['backing'], corner=(-1, -1), reach=.36)
    spot((-.82, -.50, .03), .5); rugs.binding('rug', SIZE, m['wool'], lay, dark)
