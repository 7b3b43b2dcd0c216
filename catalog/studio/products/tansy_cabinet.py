from parts import *
from products import case, finishes, tansy_media_console


def build(m, W=.96, D=.40, H=1.52):
    wood, cane, pull = finishes.finish(m, 'wood', 'timber:oak'), finishes.finish(m, 'cane', 'cane'), finishes.finish(m, 'pull', 'brass'); t, leg = .024, .17; h = H - leg; z = leg + h / 2; y = -D / 2 + .016
    case.hoop('case', W, h, D, t, .05, wood, at=(0, 0, z), edge=.003); case.back(W, h, t, .05, wood, (0, D / 2 - .012, z)); case.board('inside', (W - 2 * t - .02, .01, h - 2 * t - .02), case.dark(), (0, D / 2 - .03, z))
    split = leg + t + .30
    case.board('rail', (W - 2 * t, D - .02, .020), wood, (0, .004, split), r=.003)
    for s in (-1, 1):
        a, b = sorted((s * .0015, s * (W / 2 - t))); tansy_media_console.cane_door(a, b, split + .010, H - t, y, wood, cane, rail=.046)
        case.knob(pull, (s * .026, y - .011, split + .42), .72)
    for (x, _, cz), (w, _, _) in case.fronts('drawer', [1], [1, 1], -W / 2 + t, W / 2 - t, leg + t, split - .010, y, wood, r=.003):
        for s in (-1, 1): case.knob(pull, (x + s * w * .27, y - .010, cz), .95)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .10), sy * (D / 2 - .08), 0), leg + .004, top=.024, foot=.013, splay=(sy * 5, sx * -5))
    case.mark((.02, -D / 2, split + .16), .60)
