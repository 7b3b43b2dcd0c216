from parts import *
from products import case, finishes, props


def build(m, W=1.32, D=.62, H=.76, styled=True):
    """Oak with three shallow drawers and legs that taper on the inside."""
    wood, pull = finishes.finish(m, 'wood', 'timber:oak'), finishes.finish(m, 'pull', 'brass'); box, top = .105, .024
    case.board('top', (W, D, top), wood, (0, 0, H - top / 2), r=.006); case.board('apron', (W - .09, .020, box), wood, (0, D / 2 - .045, H - top - box / 2)); case.board('inside', (W - .10, D - .11, box - .02), case.dark(), (0, 0, H - top - box / 2))
    for s in (-1, 1): case.board('apron', (.020, D - .08, box), wood, (s * (W / 2 - .040), 0, H - top - box / 2))
    for (x, _, z), _ in case.fronts('drawer', [1, 1.5, 1], [1], -W / 2 + .066, W / 2 - .066, H - top - box, H - top - .004, -D / 2 + .042, wood): case.knob(pull, (x, -D / 2 + .032, z), .95)
    case.board('rail', (W - .12, .020, .012), wood, (0, -D / 2 + .042, H - top - box - .005))
    for sx in (-1, 1):
        for sy in (-1, 1): block('leg', (.046, .046, H - top), wood, r=.006, taper=.56, at=(sx * (W / 2 - .044), sy * (D / 2 - .044), (H - top) / 2), grain=2)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#46585a', '#d9cbad', '#8b4c3a'))]; page = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, page, -.42, .06, H, [(.28, .21, .034), (.25, .19, .03), (.22, .16, .022)], seed=3); block('paper', (.21, .297, .0012), page, r=.0004, at=(.06, -.10, H + .0008), rot=(0, 0, 7), cell=.3); block('paper', (.21, .297, .0012), page, r=.0004, at=(.065, -.105, H + .0022), rot=(0, 0, 2), cell=.3)
    tube('pencil', [(.10, -.19, H + .0065), (.17, -.03, H + .0065)], .0038, finishes.finish(m, 'pencil', 'plain:#a4583c:.5')); props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e9e2d4'), at=(.46, .10, H), s=.85, branches=finishes.finish(m, 'leaf', 'plain:#66744d:.55'))
