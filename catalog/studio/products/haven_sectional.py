from parts import *

LEGS = dict(r=.006, taper=.66, grain=2)


def rolled_arm(U, x, side, D, depth, y):
    block('arm', (.17, depth, .32), U, r=.045, puff=.010, at=(x, y, .335), k=5, cell=.04)
    block('arm roll', (.255, depth + .02, .20), U, r=.098, puff=.006, at=(x + side * .012, y, .525), k=8, cell=.04)


def build(m, W=3.02, D=1.02, long=1.70, chaise=1.02):
    """Two seats and a chaise on the left; soft, low, rolled at the arms."""
    U, L = m['upholstery'], m['leg']; arm = .20; inner = W - 2 * arm; w = (inner - (chaise - arm)) / 2; left = -W / 2; front = D / 2 - long
    block('base', (W - .06, D - .07, .15), U, r=.03, puff=.006, at=(0, .01, .235))
    block('chaise base', (chaise - arm + .004, long - .06, .15), U, r=.03, puff=.006, at=(left + (chaise + arm) / 2, D / 2 - long / 2, .235))
    rolled_arm(U, left + arm / 2, -1, D, D - .03, .005); rolled_arm(U, W / 2 - arm / 2, 1, D, D - .03, .005)
    block('backrest', (inner + .24, .20, .52), U, r=.09, puff=.020, at=(0, D / 2 - .12, .50), k=7, cell=.04)
    for x, y in ((W / 2 - .12, D / 2 - .12), (W / 2 - .12, -D / 2 + .13), (left + .12, D / 2 - .12), (left + arm + .10, front + .13), (left + chaise - .11, front + .13), (left + chaise - .10, -D / 2 + .15)):
        block('leg', (.055, .055, .165), L, at=(x, y, .0825), rot=(0, 0, 0), **LEGS)
    x0 = left + chaise - .002
    for i in range(2):
        x = x0 + w * (i + .5)
        cushion('seat', (round(w - .015, 3), .76, .115), U, crease=.12, pressure=1.15, slot=(w - .003, .84, .29), sag=.018, welt=.0042, at=(x, -.085, .395))
        cushion('back', (round(w - .03, 3), .53, .105), U, pressure=1.0, crease=.9, slump=.14, slot=(w + .01, .76, .42), at=(x, .225, .685), rot=(74, 0, i * 3 - 2))
    cw = chaise - arm
    cushion('chaise seat', (round(cw - .012, 3), 1.44, .115), U, crease=.12, pressure=1.15, slot=(cw - .003, 1.52, .29), sag=.010, welt=.0042, at=(left + arm + cw / 2, -.085 - (long - D) / 2, .395))
    cushion('back', (round(cw - .03, 3), .53, .105), U, pressure=1.0, crease=.9, slump=.14, slot=(cw + .01, .76, .42), at=(left + arm + cw / 2, .225, .685), rot=(74, 0, -3))
    cushion('pillow', (.54, .54, .012), m.get('pillow', U), pressure=1.5, r=.005, crease=.8, at=(W / 2 - .46, .03, .745), rot=(66, -5, -18))
    cushion('pillow', (.48, .48, .012), m.get('pillow', U), pressure=1.5, r=.005, crease=.8, at=(left + .52, .00, .715), rot=(62, 4, 20))
