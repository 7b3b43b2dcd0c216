from parts import *


def build(m, W=1.68, D=.36, H=.46):
    """The Orchard table at the height of a seat: three planks on two splayed trestles and a stretcher."""
    L = m['leg']; x = W / 2 - .24
    boards('top', W, D, .034, 3, L, at=(0, 0, H - .017), r=.005)
    for s in (-1, 1):
        block('bearer', (.060, D - .06, .042), L, r=.007, at=(s * x, 0, H - .055)); block('foot', (.064, D - .02, .046), L, r=.012, at=(s * x, 0, .023))
        for y in (-1, 1): block('post', (.052, .062, H - .115), L, r=.007, taper=.92, at=(s * x, y * .085, H / 2 - .017), rot=(y * 6, 0, 0), grain=2)
    block('stretcher', (2 * x + .13, .028, .062), L, r=.006, at=(0, 0, .185), grain=0)
