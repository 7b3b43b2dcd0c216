from parts import *
from products import marlow_loveseat


def build(m, W=2.24, D=.92):
    """The loveseat, one cushion longer: two seats and three backs between arms that sweep down."""
    U, L = m['upholstery'], m['leg']; arm = .115; inner = W - 2 * arm
    block('base', (W - .04, D - .06, .13), U, r=.02, puff=.005, at=(0, .01, .235))
    for s in (-1, 1):
        side = block('arm', (arm, D - .03, .46), U, r=.05, puff=.010, at=(s * (W / 2 - arm / 2), .005, .40), k=5, cell=.03)
        for v in side.data.vertices:
            if v.co.z > 0: v.co.z += (.19 / (1 + math.exp(-(v.co.y - .08) * 9)) - .045) * min(1, v.co.z / .15)
        for y in (-1, 1): lathe('leg', marlow_loveseat.FOOT, L, at=(s * (W / 2 - .10), y * (D / 2 - .10), 0), around=32)
        cushion('seat', (inner / 2 - .012, .71, .10), U, crease=.2, slot=(inner / 2 - .002, .79, .25), sag=.012, welt=.0042, at=(s * inner / 4, -.075, .385))
    for i in (-1, 0, 1): cushion('back', (inner / 3 - .03, .50, .085), U, pressure=.9, crease=.8, slump=.12, slot=(inner / 3, .68, .32), welt=.004, at=(i * inner / 3, .205, .67), rot=(77, 0, i * -1.2))
    block('backrest', (inner + .02, .16, .64), U, r=.06, puff=.012, at=(0, D / 2 - .10, .50), k=5)
