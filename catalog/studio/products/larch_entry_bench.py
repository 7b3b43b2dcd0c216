from parts import *
from products import case, finishes


def basket(mat, W, D, H, at):
    """A lidless basket of coiled cord."""
    import parts as p; p.DETAIL = .3; n = int(H / .0105)
    for i in range(n):
        s = 1 - .04 * (1 - i / n); tube('basket', [(*q, .0055 + i * .0105) for q in rounded_rect(W * s, D * s, .035, 6)], .0062, mat, at=at, closed=True)
    p.DETAIL = 1.0


def build(m, W=1.22, D=.40, H=.48, styled=True):
    wood, U = finishes.finish(m, 'wood', 'timber:oak'), m['upholstery']; t = .026; top = H - .065
    case.board('top', (W, D, t), wood, (0, 0, top - t / 2), r=.004); case.board('bottom', (W - 2 * t, D - .02, t), wood, (0, 0, .085), r=.003); case.board('back', (W - 2 * t, .012, top - .10), wood, (0, D / 2 - .012, top / 2 + .02))
    for x in (-W / 2 + t / 2, -W / 6, W / 6, W / 2 - t / 2): case.board('side', (t, D - .006, (top - t) if abs(x) > W / 4 else top - t - .098), wood, (x, 0, (top - t) / 2 if abs(x) > W / 4 else (top - t + .098) / 2), r=.003, grain=2)
    cushion('seat', (W - .02, D - .02, .055), U, pressure=.8, crease=.12, slot=(W - .004, D - .004, .085), welt=.0042, at=(0, 0, top + .034))
    case.mark((-W / 4, -D / 2, H - .14), .58)
    if not styled: return
    cord = finishes.finish(m, 'cord', 'cord:#b99568')
    for k in (-1, 0): basket(cord, W / 3 - .09, D - .10, .19, (k * W / 3, -.01, .099))
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#46585a', '#d8c8a8', '#a5573b'))]; page = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, page, W / 3, -.02, .099, [(.28, .21, .034), (.25, .19, .03), (.22, .16, .024)], seed=4)
