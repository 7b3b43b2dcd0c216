from parts import *


def build(m, W=1.36, D=.46, H=.43):
    """A slab of upholstery on a recessed black plinth."""
    U, black = m['upholstery'], m['leg']; base = .09; h = H - base
    block('plinth', (W - .16, D - .14, base), black, r=.002, at=(0, .01, base / 2), cell=.4)
    block('seat', (W, D, h * .52), U, r=.030, at=(0, 0, base + h * .26), k=6, cell=.02); block('pad', (W + .006, D + .006, h * .46), U, r=.045, puff=.012, at=(0, 0, H - h * .23), k=7, cell=.02)
    tube('seat welt', [(*p, base + h * .53) for p in rounded_rect(W - .006, D - .006, .03)], .0035, U, closed=True)
