from parts import *
from products import case, finishes, props


def cane_door(x0, x1, z0, z1, y, wood, cane, rail=.034):
    g = case.GAP; x0, x1, z0, z1 = x0 + g / 2, x1 - g / 2, z0 + g / 2, z1 - g / 2; cz = (z0 + z1) / 2; cx = (x0 + x1) / 2
    for x in (x0 + rail / 2, x1 - rail / 2): case.board('door stile', (rail, .022, z1 - z0), wood, (x, y, cz), r=.003, grain=2)
    for z in (z0 + rail / 2, z1 - rail / 2): case.board('door rail', (x1 - x0 - 2 * rail - .0006, .022, rail), wood, (cx, y, z), r=.003, grain=0)
    a, b = x1 - x0 - 2 * rail, z1 - z0 - 2 * rail
    make('door cane', [(-a / 2, 0, -b / 2), (a / 2, 0, -b / 2), (a / 2, 0, b / 2), (-a / 2, 0, b / 2)], [[0, 1, 2, 3]], [(-a / 2, -b / 2), (a / 2, -b / 2), (a / 2, b / 2), (-a / 2, b / 2)], cane, at=(cx, y - .003, cz))
    for s in (-1, 1):                                           # the spline that holds the webbing in its groove
        tube('door spline', [(cx - a / 2, y - .004, cz + s * (b / 2 - .002)), (cx + a / 2, y - .004, cz + s * (b / 2 - .002))], .0024, cane)
        tube('door spline', [(cx + s * (a / 2 - .002), y - .004, cz - b / 2), (cx + s * (a / 2 - .002), y - .004, cz + b / 2)], .0024, cane)


def build(m, W=1.72, D=.42, H=.56, styled=True):
    wood, cane, pull = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'cane', 'cane'), finishes.finish(m, 'pull', 'brass')
    t, leg = .024, .17; h = H - leg; z = leg + h / 2; y = -D / 2 + .016; wing = .50; mid = W / 2 - t - wing
    case.hoop('case', W, h, D, t, .05, wood, at=(0, 0, z), edge=.003); case.back(W, h, t, .05, wood, (0, D / 2 - .012, z))
    for s in (-1, 1):
        case.board('partition', (.020, D - .02, h - 2 * t), wood, (s * mid, .004, z), grain=2)
        for k in range(2):
            a, b = sorted((s * (mid + .010 + k * (wing - .010) / 2), s * (mid + .010 + (k + 1) * (wing - .010) / 2))); cane_door(a, b, leg + t, H - t, y, wood, cane)
            case.knob(pull, (s * (mid + .010 + (wing - .010) / 2 + (.017 if k else -.017)), y - .011, z), .62)
    case.board('shelf', (2 * mid - .020, D - .06, .018), wood, (0, .01, z - .012), r=.003)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .14), sy * (D / 2 - .08), 0), leg + .004, top=.022, foot=.012, splay=(sy * 6, sx * -6))
    case.mark((.42, -D / 2, H - .19), .56)
    if not styled: return
    covers = [finishes.finish(m, f'cover{i}', f'plain:{c}:.7') for i, c in enumerate(('#d6c7a7', '#465a55', '#a4583c', '#8a8378'))]; page = finishes.finish(m, 'page', 'plain:#ede4d2:.85')
    case.pile(covers, page, -.14, -.02, z - .003, [(.28, .21, .03), (.25, .19, .024)], seed=6); case.books(covers, page, -.02, -.12, leg + t, 6, .135, 14, depth=.16)
    props.turned('bowl', props.BOWL, finishes.finish(m, 'clay', 'ceramic:#46585a'), (.16, -.02, z - .003), .72)
    props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e9e3d7'), at=(.50, .02, H), s=1.0, branches=finishes.finish(m, 'leaf', 'plain:#66734e:.55'))
