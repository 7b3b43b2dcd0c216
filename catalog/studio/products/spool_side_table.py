from parts import *
from products import finishes


def build(m, R=.22, H=.50):
    """Two cones of metal that meet at a waist, a hair under a flat round top."""
    F = finishes.finish(m, 'metal', 'satin:#23433a:.38'); waist = .062
    lathe('spool', [(.0005, 0), (.175, 0), (.1775, .002), (.1775, .010), (waist + .004, H * .47), (waist, H * .49), (waist, H * .51), (waist + .004, H * .53), (R - .012, H - .020), (.0005, H - .020)], F, around=144)
    lathe('top', [(.0005, 0), (R - .004, 0), (R, .003), (R, .017), (R - .003, .020), (R - .012, .020), (R - .014, .0175), (.0005, .0175)], F, at=(0, 0, H - .020), around=144)
