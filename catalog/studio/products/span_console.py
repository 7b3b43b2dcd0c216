from parts import *


def build(m, W=1.42, D=.34, H=.78):
    """A stone slab across two steel hoops, and a thin shelf that stops them from swaying."""
    F, S, L = m['frame'], m['stone'], m['leg']; b = .028
    for s in (-1, 1):
        x = s * (W / 2 - .21)
        for y in (-1, 1): block('hoop', (b, b, H - .035), F, r=.002, at=(x, y * (D / 2 - b / 2 - .01), (H - .035) / 2), cell=.4)
        for z in (b / 2, H - .035 - b / 2): block('hoop', (b, D - .02, b), F, r=.002, at=(x, 0, z), cell=.4)
    block('top', (W, D, .035), S, r=.004, at=(0, 0, H - .0175), cell=.3)
    block('shelf', (W - .42 - b, D - .05, .020), L, r=.002, at=(0, 0, .20), cell=.4)
