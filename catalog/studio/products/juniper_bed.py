from parts import *
from products import bedding


def build(m, W=1.62, D=2.05, throw=True):
    U, L, linen, inner = m['upholstery'], m['leg'], m['bedding'], m['pillow']
    back = D / 2 + .045
    block('headboard', (W + .20, .085, 1.00), U, r=.040, puff=.004, at=(0, back, .66), k=6)
    pad = block('headboard pad', (W + .04, .075, .62), U, r=.036, puff=.030, at=(0, back - .060, .83), cell=.03, k=6)
    tube('headboard welt', [(x, back - .045, .83 + z) for x, z in rounded_rect(W + .055, .635, .05)], .0045, U, closed=True)
    rails = block('rail', (W + .12, D + .02, .21), U, r=.035, puff=.006, at=(0, -.03, .265), cell=.12, k=4)
    for x in (-1, 1):
        for y in (-1, 1): block('leg', (.062, .062, .17), L, r=.006, taper=.6, at=(x * (W / 2 - .03), -.03 + y * (D / 2 - .10), .085), rot=(y * -4, x * 4, 0), grain=2)
    mattress = block('mattress', (W, D - .06, .25), inner, r=.07, puff=.008, at=(0, -.03, .455), cell=.08, k=4)
    cover = bedding.duvet(linen, [mattress, rails], (W + .40, 1.62, .075), (0, -.37, .68))
    bedding.sheet('turned sheet', inner, [cover, mattress], (W + .36, .34), (0, .38, .80), thick=.012)
    if throw: bedding.sheet('throw', m['throw'], [cover, mattress, rails], (2.16, .56), (.02, -.74, .86), thick=.007, fringe=.055, turn=2)
    for x in (-1, 1):
        bedding.pillow(linen, (x * .40, back - .215, .775), 66, x * -2)
        bedding.pillow(inner, (x * .385, back - .405, .735), 48, x * 3, x)
    cushion('pillow', (.50, .34, .012), m['throw'], pressure=1.3, r=.005, crease=.7, at=(.03, back - .60, .735), rot=(52, 0, -4))
    if 'rug' in m: rug('rug', (2.7, 1.7), m['rug'], at=(.05, -.62, 0))
