from parts import *
from products import finishes


def build(m, R=.60, H=.74):
    """A thin round top balanced on a cone."""
    L, S = m['leg'], m['stone']
    plate('top', ellipse(2 * R, 2 * R, 160), .026, L, edge=.003, under=(.05, .018), at=(0, 0, H - .013))
    lathe('cone', [(.001, 0), (.275, 0), (.280, .004), (.276, .012), (.085, H - .045), (.085, H - .032), (.001, H - .032)], S, around=144)
    lathe('collar', [(.085, 0), (.13, .002), (.13, .008), (.085, .009)], finishes.finish(m, 'frame', 'metal:black'), at=(0, 0, H - .036), around=96)
