from parts import *


def build(m, W=2.20, D=1.0, H=.74):
    L, F = m['leg'], m['frame']
    plate('top', rounded_rect(W, D, .02, 8), .030, L, edge=.003, under=(.035, .020), at=(0, 0, H - .015))
    for s in (-1, 1):                                           # two folded sheets, each a flat V in plan
        for k in (-1, 1):
            block('sheet', (.40, .012, H - .030), F, r=.003, at=(s * (W / 2 - .42) - s * .13, k * .20, (H - .030) / 2), rot=(0, 0, s * k * 52), cell=.3)
    block('spine', (W - .9, .012, .07), F, r=.003, at=(0, 0, H - .075), cell=.3)
