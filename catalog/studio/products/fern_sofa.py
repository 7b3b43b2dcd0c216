from parts import *

FOOT = [(.012, 0), (.015, .003), (.017, .04), (.026, .095), (.032, .12), (.026, .132), (.022, .138), (.036, .145), (.036, .165)]


def build(m, W=2.16, D=.92, seats=3):
    U, L = m['upholstery'], m['leg']; arm = .16; inner = W - 2 * arm; w = inner / seats
    block('base', (W - .05, D - .07, .15), U, r=.02, puff=.005, at=(0, .01, .235))
    for s in (-1, 1):
        x = s * (W / 2 - arm / 2)
        block('arm', (arm - .035, D - .05, .36), U, r=.03, puff=.006, at=(x - s * .012, .01, .33), k=4)
        block('arm roll', (.215, D - .03, .195), U, r=.096, puff=.003, at=(x + s * .02, .01, .555), k=8, cell=.04)
        for y in (-1, 1): lathe('leg', FOOT, L, at=(s * (W / 2 - .12), y * (D / 2 - .11), 0), around=32)
    back = block('backrest', (inner + .16, .20, .64), U, r=.085, puff=.022, at=(0, D / 2 - .14, .60), rot=(-7, 0, 0), k=7, cell=.03)
    for v in back.data.vertices:                                # a low camel back
        if v.co.z > 0: v.co.z += .075 * math.cos(min(1, abs(v.co.x) / (inner / 2 + .08)) * math.pi / 2) ** 2 * min(1, v.co.z / .2)
    for i in range(seats):
        cushion('seat', (w - .012, .68, .095), U, crease=.2, slot=(w - .003, .74, .235), sag=.010, welt=.004, at=((i - (seats - 1) / 2) * w, -.07, .395))
