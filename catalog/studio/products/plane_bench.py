from parts import *


def build(m, W=1.50, D=.38, H=.45):
    """The Plane table as a seat: a thin-edged walnut slab on two folded steel sheets."""
    L, F = m['leg'], m['frame']
    plate('top', rounded_rect(W, D, .012, 8), .030, L, edge=.003, under=(.030, .018), at=(0, 0, H - .015))
    for s in (-1, 1):
        for k in (-1, 1): block('sheet', (.200, .010, H - .030), F, r=.003, at=(s * (W / 2 - .24) - s * .062, k * .076, (H - .030) / 2), rot=(0, 0, s * k * 52), cell=.3)
    block('spine', (W - .62, .010, .05), F, r=.003, at=(0, 0, H - .058), cell=.3)
