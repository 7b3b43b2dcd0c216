from parts import *
from products import case, finishes, props


def build(m, W=.86, D=.46, H=1.22):
    """Five drawers, each a little lower than the one below it, with turned knobs of their own oak."""
    wood = finishes.finish(m, 'wood', 'timber:oak'); t, leg = .024, .17; h = H - leg; z = leg + h / 2
    case.hoop('case', W, h, D, t, .008, wood, at=(0, 0, z), edge=.003); case.board('inside', (W - 2 * t - .002, D - .08, h - 2 * t - .002), case.dark(), (0, .02, z)); case.back(W, h, t, .008, wood, (0, D / 2 - .012, z))
    for (x, y, cz), (w, _, fh) in case.fronts('drawer', [1], [1.3, 1.2, 1.1, 1, .9], -W / 2 + t, W / 2 - t, leg + t, H - t, -D / 2 + .013, wood, r=.003):
        for s in (-1, 1): case.knob(wood, (x + s * w * .27, -D / 2 + .003, cz), 1.15)
    for s in (-1, 1): case.board('plinth', (W - .16, .020, .045), wood, (0, s * (D / 2 - .085), leg - .0225), r=.004); case.board('plinth', (.020, D - .17, .045), wood, (s * (W / 2 - .085), 0, leg - .0225), r=.004, grain=1)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .085), sy * (D / 2 - .085), 0), leg, top=.024, foot=.014, splay=(sy * 3, sx * -3))
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#56665c', '#dccfb4', '#7c3f34'))]; paper = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    top = case.pile(covers, paper, .20, -.01, H, [(.26, .19, .030), (.23, .17, .022)], seed=8); props.turned('bowl', props.BOWL, finishes.finish(m, 'ceramic', 'ceramic:#e8e1d4'), (.20, -.01, top), .50)
    props.vase(finishes.finish(m, 'clay', 'ceramic:#9a6a4f'), at=(-.22, .02, H), s=.72, branches=finishes.finish(m, 'leaf', 'plain:#66744d:.55'))
