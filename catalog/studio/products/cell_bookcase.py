from parts import *
from products import case, finishes


def build(m, W=1.20, D=.33, H=1.20, styled=True):
    """Nine equal cells of black ash, some of them closed."""
    wood, front = finishes.finish(m, 'wood', 'timber:ebonised'), finishes.finish(m, 'front', 'timber:ebonised'); t = .022; base = .03; z = base + (H - base) / 2
    case.board('plinth', (W - .06, D - .06, base), finishes.finish(m, 'plinth', 'metal:black'), (0, .01, base / 2)); case.hoop('case', W, H - base, D, t, .003, wood, at=(0, 0, z), edge=.0018)
    case.board('back', (W - t, .010, H - base - t), wood, (0, D / 2 - .008, z)); c = (W - 2 * t - 2 * t) / 3; hc = (H - base - 4 * t) / 3; x0, z0 = -W / 2 + t, base + t
    for i in (1, 2): case.board('partition', (t, D - .014, H - base - 2 * t), wood, (x0 + i * (c + t) - t / 2, .002, z), grain=2)
    for i in range(3):
        for j in (1, 2): case.board('shelf', (c - .0006, D - .014, t), wood, (x0 + c / 2 + i * (c + t), .002, z0 + j * (hc + t) - t / 2))
    cell = lambda i, j: (x0 + c / 2 + i * (c + t), z0 + j * (hc + t))
    for i, j in ((0, 0), (2, 1), (1, 2)): x, zz = cell(i, j); case.board('door', (c - .006, .018, hc - .006), front, (x, -D / 2 + .016, zz + hc / 2), r=.0015, grain=2); case.board('door gap', (.10, .004, .012), case.dark(), (x, -D / 2 + .0066, zz + hc - .009), r=.0005)
    case.mark((.10, -D / 2, z0 + 1.5 * hc), .72)
    if not styled: return
    B = [finishes.finish(m, f'cover{i}', f'plain:{q}:.6') for i, q in enumerate(('#e8e6e1', '#9a2c1c', '#7d7f80', '#d3cfc7'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85'); f = -D / 2 + .06
    x, zz = cell(0, 1); case.books(B, P, x - c / 2 + .02, f, zz, 8, .28, 4, lean=10, depth=.2); x, zz = cell(1, 0); case.pile(B, P, x, 0, zz, [(.27, .20, .036), (.25, .19, .03), (.22, .17, .026)], seed=3)
    x, zz = cell(1, 1); lathe('vessel', smooth_profile([(.05, 0), (.085, .01), (.115, .10), (.09, .19), (.045, .22), (.042, .23), (.034, .225)], 60), finishes.finish(m, 'stone', 'stone:travertine'), at=(x, 0, zz), around=64)
    x, zz = cell(2, 2); case.books(B[2:] + B[:1], P, x - c / 2 + .03, f, zz, 7, .27, 9, depth=.2); x, zz = cell(2, 0); lathe('tube', [(.04, 0), (.0405, .003), (.0405, .22), (.037, .22), (.037, .02)], finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), at=(x, 0, zz), around=64)
    x, zz = cell(0, 2); lathe('ball', [(max(.0005, .085 * math.sin(q)), .085 - .085 * math.cos(q)) for q in np.linspace(0, math.pi, 40)], finishes.finish(m, 'white', 'satin:#e9e7e2:.5'), at=(x, 0, zz), around=64)
