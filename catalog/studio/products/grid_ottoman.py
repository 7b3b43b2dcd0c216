from parts import *


def build(m, W=.98, D=.98, H=.40):
    """The Grid's module without a back: a base, a cushion, four low feet."""
    U, L = m['upholstery'], m['leg']; foot = .035; body = .17
    for sx in (-1, 1):
        for sy in (-1, 1): block('foot', (.06, .06, foot), L, r=.002, at=(sx * (W / 2 - .08), sy * (D / 2 - .08), foot / 2), cell=.3)
    block('base', (W, D, body), U, r=.018, at=(0, 0, foot + body / 2), k=6, cell=.025)
    block('seat', (W + .004, D + .004, H - foot - body), U, r=.055, puff=.022, at=(0, 0, foot + body + (H - foot - body) / 2), k=8, cell=.018)
    tube('seat welt', [(*p, foot + body + .014) for p in rounded_rect(W - .020, D - .020, .05)], .0036, U, closed=True)
