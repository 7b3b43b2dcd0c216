from parts import *
from products import case, finishes, props


def build(m, W=.46, D=.46, H=.56):
    """Walnut with one drawer and a slatted shelf."""
    wood, pull = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'pull', 'brass'); top, box = .024, .115
    case.board('top', (W, D, top), wood, (0, 0, H - top / 2), r=.006)
    for s in (-1, 1):
        case.board('apron', (.020, D - .07, box), wood, (s * (W / 2 - .035), 0, H - top - box / 2)); case.board('shelf rail', (.022, D - .07, .030), wood, (s * (W / 2 - .040), 0, .155), grain=1)
    case.board('apron', (W - .07, .020, box), wood, (0, D / 2 - .035, H - top - box / 2)); case.board('inside', (W - .09, D - .09, box - .02), case.dark(), (0, 0, H - top - box / 2))
    for (x, _, z), _ in case.fronts('drawer', [1], [1], -W / 2 + .055, W / 2 - .055, H - top - box, H - top - .004, -D / 2 + .036, wood): case.knob(pull, (x, -D / 2 + .026, z), 1)
    case.board('rail', (W - .09, .020, .012), wood, (0, -D / 2 + .036, H - top - box - .005))
    for sx in (-1, 1):
        for sy in (-1, 1): block('leg', (.040, .040, H - top), wood, r=.006, taper=.62, at=(sx * (W / 2 - .036), sy * (D / 2 - .036), (H - top) / 2), grain=2)
    for i in range(6): block('slat', (W - .09, .046, .012), wood, r=.004, at=(0, (i - 2.5) * .062, .176), grain=0, cell=.3)
    page = finishes.finish(m, 'page', 'plain:#efe7d6:.8'); covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#41575b', '#d9cbad', '#a3573a'))]
    case.pile(covers, page, .02, .01, .182, [(.27, .20, .034), (.24, .18, .028)], seed=6); case.pile(covers[2:], page, -.06, .05, H, [(.22, .16, .024)], seed=4); props.turned('bowl', props.BOWL, finishes.finish(m, 'ceramic', 'ceramic:#e6dfd1'), (.10, -.07, H), .55)
