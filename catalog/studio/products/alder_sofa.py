from parts import *


def build(m, W=2.24, D=.94, pillow=True):
    U, L = m['upholstery'], m['leg']; arm = .17; seat_w = (W - 2 * arm) / 2
    block('base', (W - .03, D - .06, .14), U, r=.02, puff=.006, at=(0, .01, .23))
    for s in (-1, 1):
        block('arm', (arm, D, .46), U, r=.045, puff=.014, at=(s * (W / 2 - arm / 2), 0, .39), k=5)
        for y in (-1, 1):
            block('leg', (.05, .05, .17), L, r=.005, taper=.58, at=(s * (W / 2 - .09), y * (D / 2 - .09), .085), rot=(y * -5, s * 5, 0), grain=2)
        cushion('seat', (seat_w - .015, .72, .105), U, crease=.05, pressure=1.1, slot=(seat_w - .004, .80, .26), sag=.012, welt=.0042, at=(s * seat_w / 2, -.075, .385))
        cushion('back', (seat_w - .03, .50, .085), U, pressure=.9, crease=.6, slump=.13, slot=(seat_w, .70, .34), welt=.0042,
                at=(s * seat_w / 2, .225, .665), rot=(77, 0, s * -1.2))
    block('backrest', (W - 2 * arm + .01, .16, .56), U, r=.045, puff=.012, at=(0, D / 2 - .095, .45), k=5)
    if pillow:
        cushion('pillow', (.50, .50, .012), m.get('pillow', U), pressure=1.4, r=.005, crease=.7, at=(-W / 2 + .36, -.03, .70), rot=(68, 4, 22))
