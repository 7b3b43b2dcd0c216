from parts import *
from products import case, finishes, props


def build(m, W=1.46, D=.48, H=.86, styled=True):
    """Seven painted drawers under an oak top: three small ones in a row over two pairs."""
    paint, wood, pull = finishes.finish(m, 'paint', 'satin:#5f7780:.42'), finishes.finish(m, 'wood', 'timber:oak'), finishes.finish(m, 'pull', 'brass'); t, leg, top = .024, .12, .028; h = H - leg - top; z = leg + h / 2; split = H - top - .175; y = -D / 2 + .012
    for s in (-1, 1): case.board('side', (t, D, h), paint, (s * (W / 2 - t / 2), 0, z), r=.003)
    case.board('bottom', (W - 2 * t, D - .02, t), paint, (0, 0, leg + t / 2)); case.board('back', (W - 2 * t, .012, h), paint, (0, D / 2 - .01, z)); case.board('inside', (W - 2 * t - .002, D - .06, h - .03), case.dark(), (0, .01, z + .01)); case.board('top', (W + .036, D + .022, top), wood, (0, -.004, H - top / 2), r=.006)
    for (x, _, cz), (w, _, _) in case.fronts('drawer', [1, 1], [1.1, 1], -W / 2 + t, W / 2 - t, leg + t, split, y, paint, gap=.005, r=.004):
        for s in (-1, 1): case.knob(pull, (x + s * w * .28, -D / 2 + .002, cz), 1.05)
    for (x, _, cz), _ in case.fronts('drawer', [1, 1, 1], [1], -W / 2 + t, W / 2 - t, split, H - top - .004, y, paint, gap=.005, r=.004): case.knob(pull, (x, -D / 2 + .002, cz), 1.05)
    case.board('plinth', (W - .10, .02, .05), paint, (0, -D / 2 + .05, leg - .022), r=.004)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .06), sy * (D / 2 - .06), 0), leg + .002, top=.026, foot=.016)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#a4583c', '#e2d6bd', '#4f5d52'))]; page = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, page, -.42, 0, H, [(.27, .20, .030), (.24, .18, .024)], seed=8); props.turned('bowl', props.BOWL, finishes.finish(m, 'clay', 'ceramic:#b07a52'), (.02, -.03, H), .6); props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e8e1d4'), at=(.44, .02, H), s=.95, branches=finishes.finish(m, 'leaf', 'plain:#66744d:.55'))
