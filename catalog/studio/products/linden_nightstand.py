from parts import *
from products import case, finishes, props


def build(m, W=.58, D=.43, H=.62, styled=True):
    """The Linden dresser in small: two drawers with turned knobs of their own oak."""
    wood = finishes.finish(m, 'wood', 'timber:oak'); t, leg = .022, .17; h = H - leg; z = leg + h / 2
    case.hoop('case', W, h, D, t, .008, wood, at=(0, 0, z), edge=.003); case.board('inside', (W - 2 * t - .002, D - .08, h - 2 * t - .002), case.dark(), (0, .02, z)); case.back(W, h, t, .008, wood, (0, D / 2 - .012, z))
    for (x, y, cz), (w, _, fh) in case.fronts('drawer', [1], [1.1, .9], -W / 2 + t, W / 2 - t, leg + t, H - t, -D / 2 + .013, wood, r=.003): case.knob(wood, (x, -D / 2 + .003, cz), 1.15)
    for s in (-1, 1): case.board('plinth', (W - .14, .020, .040), wood, (0, s * (D / 2 - .075), leg - .020), r=.004); case.board('plinth', (.020, D - .15, .040), wood, (s * (W / 2 - .075), 0, leg - .020), r=.004, grain=1)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .075), sy * (D / 2 - .075), 0), leg, top=.023, foot=.013, splay=(sy * 3, sx * -3))
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#7c3f34', '#dccfb4', '#56665c'))]; paper = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, paper, -.10, 0, H, [(.22, .16, .028), (.20, .15, .022)], seed=8); props.vase(finishes.finish(m, 'clay', 'ceramic:#e8e1d4'), at=(.14, .04, H), s=.62, branches=finishes.finish(m, 'leaf', 'plain:#66744d:.55'))
