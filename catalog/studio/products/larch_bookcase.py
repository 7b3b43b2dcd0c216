from parts import *
from products import case, finishes, props


def build(m, W=1.36, D=.34, H=.86, styled=True):
    wood = finishes.finish(m, 'wood', 'timber:oak'); t, leg = .024, .12; h = H - leg; z = leg + h / 2
    case.hoop('case', W, h, D, t, .008, wood, at=(0, 0, z), edge=.003)
    n = 12; w = (W - 2 * t) / n
    for i in range(n): case.board('back', (w - .0016, .012, h - 2 * t), wood, (-W / 2 + t + w * (i + .5), D / 2 - .014, z), r=.003, grain=2)
    a = W * .19
    for s in (-1, 1): case.board('partition', (t, D - .016, h - 2 * t), wood, (s * a, .002, z), grain=2)
    shelves = {}
    for k, (x0, x1, share) in enumerate(((-W / 2 + t, -a - t / 2, .50), (-a + t / 2, a - t / 2, .36), (a + t / 2, W / 2 - t, .58))):
        zz = leg + t + (h - 2 * t) * share; case.board('shelf', (x1 - x0, D - .020, .020), wood, ((x0 + x1) / 2, .002, zz), r=.003); shelves[k] = zz + .010
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .09), sy * (D / 2 - .07), 0), leg + .003, top=.022, foot=.013, splay=(sy * 4, sx * -4))
    case.mark((.30, -D / 2, H - .13), .62)
    if not styled: return
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.68') for i, c in enumerate(('#3c5058', '#d9cbad', '#9d5338', '#5d6b55', '#c29a4d', '#e9dfcb'))]; P = finishes.finish(m, 'page', 'plain:#ece3d0:.85'); y = -D / 2 + .06; low = leg + t
    white, clay = finishes.finish(m, 'ceramic', 'ceramic:#e8e1d5'), finishes.finish(m, 'clay', 'ceramic:#a2664a')
    case.books(B, P, -W / 2 + .05, y, low, 9, .27, 3, lean=9, depth=.2); case.pile(B[1:], P, -W / 2 + .22, -.01, shelves[0], [(.27, .20, .034), (.24, .18, .026)], seed=5)
    case.pile(B[2:], P, 0, -.01, low, [(.28, .21, .034), (.26, .19, .026), (.23, .17, .03)], seed=9); case.books(B, P, -.19, y, shelves[1], 8, .29, 8, lean=11, depth=.2)
    case.books(B[1:], P, a + .05, y, low, 10, .34, 14, lean=8, depth=.2); props.turned('bowl', props.BOWL, clay, ((a + W / 2) / 2, -.01, shelves[2]), .7)
    props.vase(white, at=(-.42, .01, H), s=.95, branches=finishes.finish(m, 'leaf', 'plain:#60704c:.55'))
