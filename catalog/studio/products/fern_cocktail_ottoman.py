from parts import *
from products import case


def build(m, W=1.06, D=.72, H=.42):
    """A low table of a cushion: four tufted quarters over a buttoned-down base, on turned walnut."""
    U, L = m['upholstery'], m['leg']; leg = .13; body = .145
    block('base', (W - .02, D - .02, body), U, r=.022, puff=.006, at=(0, 0, leg + body / 2), k=6, cell=.025)
    seat = block('seat', (W, D, H - leg - body), U, r=.050, puff=.022, at=(0, 0, H - (H - leg - body) / 2), k=8, cell=.016)
    for v in seat.data.vertices:
        if v.co.z > 0:
            for i in range(-2, 3):
                for j in (-1, 0, 1): v.co.z -= .024 * math.exp(-((math.hypot(v.co.x - i * .19, v.co.y - j * .19) / .032) ** 2))
    seat.data.update(); top = max(v.co.z for v in seat.data.vertices) + H - (H - leg - body) / 2
    for i in range(-2, 3):
        for j in (-1, 0, 1): lathe('button', [(.013, 0), (.012, .004), (.007, .007), (.001, .008)], U, at=(i * .19, j * .19, top - .026), planar=True, around=24)
    tube('seat welt', [(*p, leg + body + .002) for p in rounded_rect(W - .014, D - .014, .05)], .0042, U, closed=True)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(L, (sx * (W / 2 - .11), sy * (D / 2 - .10), 0), leg + .004, top=.028, foot=.016, splay=(sy * 3, sx * -3))
