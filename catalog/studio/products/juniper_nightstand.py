from parts import *
from products import case, finishes, props


def build(m, W=.56, D=.42, H=.60, styled=True):
    wood, pull = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'pull', 'brass'); t, leg = .022, .20; h = H - leg; z = leg + h / 2
    case.hoop('case', W, h, D, t, .055, wood, at=(0, 0, z))
    case.back(W, h, t, .055, wood, (0, D / 2 - .012, z)); shelf = leg + .185
    case.board('shelf', (W - 2 * t, D - .014, .018), wood, (0, 0, shelf)); case.board('inside', (W - 2 * t - .002, .3, H - shelf - t - .02), case.dark(), (0, .02, (shelf + H - t) / 2))
    (at, size), = case.fronts('drawer', [1], [1], -W / 2 + t, W / 2 - t, shelf + .009, H - t, -D / 2 + .014, wood, r=.003)
    case.knob(pull, (0, -D / 2 + .004, at[2]), 1.05)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .075), sy * (D / 2 - .065), 0), leg + .006, splay=(sy * 5, sx * -5))
    case.mark((.07, -D / 2, H - .09), .50)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#3f5560', '#d8c8a8', '#a5573b'))]; paper = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, paper, -.07, -.085, leg + t, [(.25, .18, .034), (.23, .165, .026)], seed=4)
    case.pile(covers[2:] + covers, paper, -.11, -.02, H, [(.21, .145, .024)], seed=2)
    props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e6dfd1'), at=(.12, .05, H), s=.62, branches=finishes.finish(m, 'leaf', 'plain:#5f6f49:.55'))
