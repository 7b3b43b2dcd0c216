from parts import *
from products import case, finishes, props


def build(m, W=.58, D=.44, H=.64, styled=True):
    """Two drawers over an open shelf, painted, under an oak top."""
    paint, wood, pull = finishes.finish(m, 'paint', 'satin:#5f7780:.42'), finishes.finish(m, 'wood', 'timber:oak'), finishes.finish(m, 'pull', 'brass'); t, leg, top = .022, .13, .026
    h = H - leg - top; z = leg + h / 2; shelf = leg + .155
    for s in (-1, 1): case.board('side', (t, D, h), paint, (s * (W / 2 - t / 2), 0, z), r=.003)
    for y in (leg + t / 2, shelf + t / 2): case.board('bottom', (W - 2 * t, D - .02, t), paint, (0, 0, y))
    case.board('back', (W - 2 * t, .012, h), paint, (0, D / 2 - .01, z)); case.board('inside', (W - 2 * t - .002, D - .06, H - top - shelf - t - .02), case.dark(), (0, .01, (H - top + shelf + t) / 2))
    case.board('top', (W + .034, D + .022, top), wood, (0, -.004, H - top / 2), r=.006)
    for (x, _, cz), (w, _, _) in case.fronts('drawer', [1], [1, 1], -W / 2 + t, W / 2 - t, shelf + t, H - top - .004, -D / 2 + .012, paint, gap=.005, r=.004): case.knob(pull, (x, -D / 2 + .002, cz), 1.05)
    case.board('plinth', (W - .10, .02, .045), paint, (0, -D / 2 + .05, leg - .020), r=.004)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .055), sy * (D / 2 - .055), 0), leg + .002, top=.024, foot=.015)
    case.mark((.08, -D / 2, H - .12), .46)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#e2d6bd', '#a4583c', '#56665c'))]; page = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, page, -.10, -.02, leg + t, [(.22, .17, .030), (.20, .15, .024)], seed=3); case.pile(covers[1:], page, -.12, .02, H, [(.20, .15, .022)], seed=5)
    props.turned('bowl', props.BOWL, finishes.finish(m, 'ceramic', 'ceramic:#e8e1d4'), (.14, .03, H), .55)
