from parts import *

STICKS = [(-.105, .015, .235), (.005, .055, .165), (.085, -.045, .105)]        # where each stands and how tall


def stick(metal, wax, x, y, H):
    """A straight column on a disc, a cup and a taper in it."""
    lathe('stick', [(.0005, 0), (.044, 0), (.0455, .0015), (.0455, .009), (.044, .0105), (.013, .0108), (.0115, .0125), (.0115, H - .030), (.0165, H - .029), (.0178, H - .027), (.0178, H - .0015), (.0165, H), (.0115, H), (.0113, H - .006), (.0005, H - .006)], metal, at=(x, y, 0), around=72)
    top = H + .235
    lathe('taper', [(.0108, H - .010), (.0108, H + .02), (.0098, top - .018), (.0060, top - .004), (.0020, top), (.0005, top + .0005)], wax, at=(x, y, 0), around=48)
    tube('wick', [(x, y, top - .002), (x + .0005, y, top + .006), (x + .0025, y, top + .011)], .0007, metal)


def build(m):
    for at in STICKS: stick(m['metal'], m['wax'], *at)
