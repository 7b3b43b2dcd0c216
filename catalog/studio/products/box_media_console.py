from parts import *
from products import case, finishes


def build(m, W=1.83, D=.42, H=.46, styled=True):
    wood, black, steel = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'front', 'satin:#17181a:.46'), finishes.finish(m, 'frame', 'metal:black'); leg, t = .14, .026; h = H - leg; z = leg + h / 2
    case.hoop('case', W, h, D, t, .005, wood, at=(0, 0, z), edge=.002); case.board('back', (W - t, .008, h - t), wood, (0, D / 2 - .01, z), grain=0); split = W / 2 - t - .60
    case.board('partition', (.020, D - .02, h - 2 * t), wood, (split, .004, z), grain=1); case.board('shelf', (.59, D - .06, .016), wood, ((split + .01 + W / 2 - t) / 2, .01, z - .004))
    case.board('inside', (split + W / 2 - t - .012, D - .08, h - 2 * t - .001), case.dark(), ((split - .01 - W / 2 + t) / 2, .015, z))
    case.fronts('door', [1, 1, 1], [1], -W / 2 + t, split - .010, leg + t, H - t, -D / 2 + .024, black, gap=.0036, r=.0015)
    for s in (-1, 1):                                           # two sled legs of flat bar
        xs = s * (W / 2 - .24)
        for y in (-1, 1): block('sled', (.012, .034, leg), steel, r=.0015, at=(xs, y * (D / 2 - .055), leg / 2), cell=.4)
        for zz in (.006, leg - .006): block('sled', (.034, D - .11 + .034, .012), steel, r=.0015, at=(xs, 0, zz), cell=.4)
    case.mark((split, -D / 2, H - .15), .70)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e5e2dc', '#1a1b1d', '#8b8c8c'))]; page = finishes.finish(m, 'page', 'plain:#f0ede6:.85'); stone = finishes.finish(m, 'stone', 'stone:travertine')
    case.pile(covers, page, (split + W / 2) / 2 - .05, -.02, leg + t, [(.30, .22, .03), (.27, .20, .026)], seed=7)
    ring(stone, (-.52, 0, H), .105, .030)


def ring(mat, at, R, r):
    """A stone ring standing on edge."""
    a = np.linspace(0, 2 * np.pi, 96, endpoint=False); tube('ring', np.c_[R * np.cos(a), 0 * a, R * np.sin(a) + R + r], r, mat, at=at, rot=(0, 0, 18), closed=True)
