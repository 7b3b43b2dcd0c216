from parts import *

FOOT = [(.013, 0), (.016, .004), (.019, .05), (.027, .11), (.031, .135), (.024, .142), (.024, .15), (.034, .156), (.034, .175)]


def build(m, W=1.68, D=.90):
    U, L = m['upholstery'], m['leg']; arm = .115; inner = W - 2 * arm
    block('base', (W - .04, D - .06, .13), U, r=.02, puff=.005, at=(0, .01, .235))
    for s in (-1, 1):
        side = block('arm', (arm, D - .03, .46), U, r=.05, puff=.010, at=(s * (W / 2 - arm / 2), .005, .40), k=5, cell=.03)
        for v in side.data.vertices:                            # the arm sweeps down from the back to the hand
            if v.co.z > 0: v.co.z += (.19 / (1 + math.exp(-(v.co.y - .08) * 9)) - .045) * min(1, v.co.z / .15)
        for y in (-1, 1): lathe('leg', FOOT, L, at=(s * (W / 2 - .10), y * (D / 2 - .10), 0), around=32)
        cushion('back', (inner / 2 - .03, .50, .085), U, pressure=.9, crease=.8, slump=.12, slot=(inner / 2, .68, .32), welt=.004,
                at=(s * inner / 4, .20, .67), rot=(77, 0, s * -1.2))
    cushion('seat', (inner - .015, .70, .10), U, crease=.2, slot=(inner - .004, .78, .25), sag=.010, welt=.0042, at=(0, -.07, .385))
    block('backrest', (inner + .02, .16, .64), U, r=.06, puff=.012, at=(0, D / 2 - .10, .50), k=5)
