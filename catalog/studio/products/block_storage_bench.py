from parts import *
from products import case, finishes


def build(m, W=1.20, D=.40, H=.47):
    """Three open cells under a pad of leather, on a recessed plinth."""
    wood, black, U = finishes.finish(m, 'wood', 'timber:ebonised'), finishes.finish(m, 'plinth', 'metal:black'), m['upholstery']; base, t, pad = .04, .024, .062; h = H - base - pad; z = base + h / 2
    case.board('plinth', (W - .08, D - .07, base), black, (0, .01, base / 2)); case.hoop('case', W, h, D, t, .003, wood, at=(0, 0, z), edge=.0018); case.board('back', (W - t, .010, h - t), wood, (0, D / 2 - .008, z)); c = (W - 4 * t) / 3
    for s in (-1, 1): case.board('partition', (t, D - .014, h - 2 * t), wood, (s * (c + t) / 2, .002, z), grain=2)
    n = 3
    for i in range(n): block('pad', (W / n - .0016, D, pad), U, r=.018, puff=.007, at=((i - 1) * W / n, 0, H - pad / 2), k=6, cell=.02)
    B = [finishes.finish(m, f'cover{i}', f'plain:{q}:.6') for i, q in enumerate(('#e8e6e1', '#9a2c1c', '#7d7f80'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85'); case.pile(B, P, -(c + t), 0, base + t, [(.29, .21, .036), (.27, .20, .03), (.24, .18, .026)], seed=3)
    lathe('vessel', smooth_profile([(.05, 0), (.080, .01), (.100, .08), (.080, .15), (.045, .176), (.042, .184), (.034, .18)], 60), finishes.finish(m, 'stone', 'stone:travertine'), at=(c + t, 0, base + t), around=64)
