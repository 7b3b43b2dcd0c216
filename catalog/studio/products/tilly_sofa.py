from parts import *


def pleated(o, at, deep=.022, wide=.016):
    """Inverted pleats in the front of a skirt, deeper towards the hem."""
    low = min(v.co.z for v in o.data.vertices); high = max(v.co.z for v in o.data.vertices)
    for v in o.data.vertices:
        t = 1 - (v.co.z - low) / (high - low); side = -1 if v.co.y < 0 else 1
        v.co.y -= side * deep * t * sum(math.exp(-((v.co.x - x) / wide) ** 2) for x in at); v.co.y += side * .004 * t * math.sin(v.co.x * 9 + 1)
    o.data.update(); return o


def build(m, W=2.02, D=.96):
    U = m['upholstery']; arm = .21; seat = (W - 2 * arm) / 2
    pleated(block('skirt', (W - .012, D - .012, .22), U, r=.022, at=(0, 0, .122), cell=.012), (-W / 2 + .09, -seat, 0, seat, W / 2 - .09))
    tube('skirt welt', [(*p, .235) for p in rounded_rect(W - .016, D - .016, .03)], .0045, U, closed=True)
    block('base', (W - .02, D - .02, .10), U, r=.02, at=(0, 0, .275))
    for s in (-1, 1):
        block('arm', (arm, D - .05, .48), U, r=.075, puff=.012, at=(s * (W / 2 - arm / 2 - .026), 0, .395), k=7, cell=.03)
        cushion('seat', (seat - .012, .72, .11), U, crease=.35, pressure=1.15, slot=(seat - .003, .80, .27), sag=.016, welt=.0042, at=(s * seat / 2, -.085, .400))
        cushion('back', (seat - .02, .52, .10), U, pressure=1.0, crease=.9, slump=.16, slot=(seat + .005, .74, .40), welt=.0042, at=(s * seat / 2, .215, .690), rot=(74, 0, s * -1.5))
    block('backrest', (W - 2 * arm + .02, .18, .52), U, r=.06, puff=.014, at=(0, D / 2 - .105, .50), k=5)
