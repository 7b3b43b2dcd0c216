from parts import *
from products import case, finishes, props


def build(m, W=1.32, D=.36, H=.80, styled=True):
    wood, pull = finishes.finish(m, 'wood', 'timber:oak'), finishes.finish(m, 'pull', 'brass'); box = .13; top = .024
    case.board('top', (W, D, top), wood, (0, 0, H - top / 2), r=.005)
    case.board('apron', (W - .09, .020, box), wood, (0, D / 2 - .05, H - top - box / 2)); case.board('inside', (W - .10, D - .11, box - .02), case.dark(), (0, 0, H - top - box / 2))
    for s in (-1, 1): case.board('apron', (.020, D - .09, box), wood, (s * (W / 2 - .045), 0, H - top - box / 2))
    for (x, _, z), _ in case.fronts('drawer', [1, 1], [1], -W / 2 + .062, W / 2 - .062, H - top - box, H - top - .004, -D / 2 + .05, wood): case.knob(pull, (x, -D / 2 + .040, z), .95)
    case.board('rail', (W - .12, .020, .012), wood, (0, -D / 2 + .05, H - top - box - .005))
    for sx in (-1, 1):
        for sy in (-1, 1): block('leg', (.042, .042, H - top), wood, r=.005, taper=.58, at=(sx * (W / 2 - .045), sy * (D / 2 - .045), (H - top) / 2), grain=2)
    case.board('shelf', (W - .10, D - .10, .018), wood, (0, 0, .17), r=.004)
    case.mark((-W / 4, -D / 2, H - .13), .52)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#8b4c3a', '#d9cbad', '#46585a'))]; page = finishes.finish(m, 'page', 'plain:#efe7d6:.8')
    case.pile(covers, page, -.34, 0, .179, [(.29, .22, .034), (.26, .20, .03), (.23, .17, .022)], seed=3); props.turned('bowl', props.BOWL, finishes.finish(m, 'clay', 'ceramic:#a4674a'), (.32, 0, .179), .95)
    props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e9e2d4'), at=(.40, .02, H), s=1.1, branches=finishes.finish(m, 'leaf', 'plain:#66744d:.55'))
