from parts import *
from products import case, wren_sofa


def build(m, W=1.96, D=.84, H=.42):
    """An oak frame with a rail of spindles at each end, one long cushion and two bolsters."""
    U, L, B = m['upholstery'], m['leg'], m['bolster']; rail = .24
    for y in (-1, 1): block('rail', (W - .06, .030, .090), L, r=.006, at=(0, y * (D / 2 - .03), rail), grain=0, cell=.4)
    for i in range(13): block('slat', (.075, D - .08, .016), L, r=.004, at=((i - 6) * .142, 0, rail + .015), grain=1, cell=.4)
    for s in (-1, 1):
        for y in (-1, 1): block('post', (.048, .048, .64), L, r=.010, taper=.72, at=(s * (W / 2 - .03), y * (D / 2 - .03), .32), grain=2)
        block('end rail', (.034, D - .06, .060), L, r=.008, at=(s * (W / 2 - .03), 0, rail), grain=1, cell=.4); block('end rail', (.036, D - .02, .042), L, r=.014, at=(s * (W / 2 - .03), 0, .64), grain=1, cell=.4)
        for i in range(9): wren_sofa.spindle((s * (W / 2 - .03), (i - 4) * .078, rail + .02), (s * (W / 2 - .03), (i - 4) * .080, .632), L, .92)
        o = lathe('bolster', smooth_profile([(.001, 0), (.060, .004), (.092, .022), (.100, .055), (.100, .30), (.100, D - .20 - .055), (.092, D - .20 - .022), (.060, D - .20 - .004), (.001, D - .20)], 70), B, at=(s * (W / 2 - .165), (D - .20) / 2, H + .095), rot=(90, 0, 0), around=64)
    block('seat', (W - .12, D - .05, H - rail - .03), U, r=.045, puff=.014, at=(0, 0, rail + .025 + (H - rail - .03) / 2), k=8, cell=.02)
    for z in (rail + .052, H - .022): tube('seat welt', [(*p, z) for p in rounded_rect(W - .118, D - .048, .05)], .0042, U, closed=True)
