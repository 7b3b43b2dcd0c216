from parts import *
from products import case


def build(m, W=1.30, D=.44, H=.47):
    U, L = m['upholstery'], m['leg']; z = H - .115
    seat = block('seat', (W, D, .105), U, r=.038, puff=.020, at=(0, 0, H - .0525), k=7, cell=.02); top = .0525
    for v in seat.data.vertices:                                # three rows of seven tufts
        if v.co.z > 0:
            for i in range(7):
                for j in (-1, 1):
                    d = math.hypot(v.co.x - (i - 3) * .165, v.co.y - j * .095); v.co.z -= .020 * math.exp(-(d / .030) ** 2)
    seat.data.update()
    for i in range(7):
        for j in (-1, 1): lathe('button', [(.012, 0), (.011, .004), (.006, .007), (.001, .008)], U, at=((i - 3) * .165, j * .095, H - .005), planar=True, around=20)
    tube('seat welt', [(*p, H - .100) for p in rounded_rect(W - .010, D - .010, .04)], .0042, U, closed=True)
    for y in (-1, 1): block('rail', (W - .12, .026, .050), L, r=.006, at=(0, y * (D / 2 - .055), z - .020))
    for s in (-1, 1):
        block('rail', (.026, D - .12, .050), L, r=.006, at=(s * (W / 2 - .075), 0, z - .020))
        for y in (-1, 1): case.turned_leg(L, (s * (W / 2 - .075), y * (D / 2 - .055), 0), z + .004, top=.025, foot=.013, splay=(y * 3, s * -3))
