from parts import *


def module(U, L, x, y, w, d, back=True, side=0):
    """One block: base, seat and, on two of its edges, low walls. (x, y) is its middle."""
    g = .004; z0 = .055
    for sx in (-1, 1):
        for sy in (-1, 1): block('leg', (.07, .07, z0 + .01), L, r=.003, at=(x + sx * (w / 2 - .075), y + sy * (d / 2 - .075), (z0 + .01) / 2), grain=0)
    block('base', (w - 2 * g, d - 2 * g, .165), U, r=.016, puff=.002, at=(x, y, z0 + .0825), k=5)
    depth, wide = d - (.235 if back else 0), w - (.235 if side else 0); sx, sy = x - side * (w - wide) / 2, y - (d - depth) / 2
    block('seat', (wide - 2 * g, depth - 2 * g, .215), U, r=.034, puff=.010, at=(sx, sy, z0 + .165 + .107), k=6, cell=.03)
    tube('seat welt', [(*p, z0 + .352) for p in rounded_rect(wide - 2 * g - .018, depth - 2 * g - .018, .03) + (sx, sy)], .003, U, closed=True)
    if back: block('back', (w - 2 * g, .225, .49), U, r=.034, puff=.008, at=(x, y + d / 2 - .116, z0 + .165 + .245), k=6, cell=.03)
    if side: block('side', (.225, depth - 2 * g, .40), U, r=.034, puff=.008, at=(x + side * (w / 2 - .116), sy, z0 + .165 + .20), k=6, cell=.03)


def build(m, w=.92, d=.98, long=1.84):
    """Three modules in line, the last one long; every edge straight."""
    U, L = m['upholstery'], m['leg']
    module(U, L, -w, 0, w, d, side=-1); module(U, L, 0, 0, w, d); module(U, L, w, -(long - d) / 2, w, long)
    cushion('back cushion', (.74, .46, .08), U, pressure=.8, crease=.35, slot=(.80, .54, .26), at=(.06, .185, .645), rot=(76, 0, 2))
    cushion('back cushion', (.74, .46, .08), U, pressure=.8, crease=.35, slot=(.80, .54, .26), at=(w + .02, .185, .645), rot=(76, 0, -3))
