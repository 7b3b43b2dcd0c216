from parts import *
from products import case, finishes


def build(m, W=2.36, D=.86):
    """A walnut deck in two flat steel frames; two cushions leave one end of it free as a table."""
    U = m['upholstery']; wood, black = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'frame', 'metal:black'); deck, t = .245, .038; free = .50; w = (W - free - .02) / 2; x0 = -W / 2 + .012
    boards('deck', W - .026, D - .02, t, 5, wood, at=(0, 0, deck - t / 2), r=.002)
    for s in (-1, 1):
        x = s * (W / 2 - .006)
        for y in (-1, 1): case.board('leg', (.012, .040, deck + .004), black, (x, y * (D / 2 - .06), (deck + .004) / 2), r=.0015)
        case.board('leg', (.012, D - .08, .012), black, (x, 0, .006), r=.0015); case.board('leg', (.012, D, .046), black, (x, 0, deck - t / 2), r=.0015)
    block('rest', (2 * w + .004, .024, .33), wood, r=.004, at=(x0 + w, D / 2 - .075, deck + .165), rot=(-7, 0, 0), cell=.4, grain=0)
    for k in (.5, 1.5): block('strut', (.030, .010, .30), black, r=.002, at=(x0 + w * k, D / 2 - .052, deck + .150), rot=(-7, 0, 0), cell=.4)
    for i in range(2):
        x = x0 + w * (i + .5)
        block('seat', (w - .004, D - .10, .185), U, r=.050, puff=.020, at=(x, -.045, deck + .0925), k=6, cell=.025)
        block('back', (w - .010, .175, .400), U, r=.065, puff=.024, at=(x, D / 2 - .200, deck + .185 + .175), rot=(-9, 0, 0), k=6, cell=.025)
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e5e2dc', '#9a2c1c', '#1a1b1d'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85'); x = W / 2 - free / 2
    top = case.pile(B, P, x, -.06, deck, [(.29, .22, .032), (.26, .19, .026), (.22, .16, .022)], seed=5)
    lathe('vessel', smooth_profile([(.03, 0), (.052, .006), (.066, .05), (.050, .095), (.026, .110), (.025, .118), (.020, .115)], 60), finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), at=(x - .01, .19, deck), around=64)
