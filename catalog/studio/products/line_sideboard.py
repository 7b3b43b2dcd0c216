from parts import *
from products import case, finishes


def reeded(name, w, h, mat, at, pitch=.0155, depth=.009):
    """A door face of half-round reeds."""
    n = max(4, round(w / pitch)); p = w / n; k = 7; a = np.linspace(0, np.pi, k); xs, ys = [], []
    for i in range(n): xs += list(-w / 2 + p * i + p / 2 - p / 2 * .97 * np.cos(a)); ys += list(-depth * np.sin(a) ** .8)
    c = len(xs); e = .0016; rows = [(-h / 2, .9), (-h / 2 + e, .0), (h / 2 - e, .0), (h / 2, .9)]
    pts = [(x, y * (1 - s * .35), z) for z, s in rows for x, y in zip(xs, ys)]; quads = [[r * c + j, r * c + j + 1, (r + 1) * c + j + 1, (r + 1) * c + j] for r in range(len(rows) - 1) for j in range(c - 1)]
    o = make(name, pts, quads, [(pts[v][0], pts[v][2]) for q in quads for v in q], mat, at, grain=2); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50)
    block(name + ' core', (w, .014, h), mat, r=.001, at=(at[0], at[1] + .007, at[2]), grain=2, cell=.4); return o


def build(m, W=1.92, D=.46, H=.74, cards=None):
    wood, steel = finishes.finish(m, 'wood', 'timber:ebonised'), finishes.finish(m, 'plinth', 'metal:steel'); base, t = .095, .022; h = H - base; z = base + h / 2
    case.hoop('case', W, h, D, t, .005, wood, at=(0, 0, z), edge=.002); case.board('back', (W - t, .01, h - t), wood, (0, D / 2 - .006, z), grain=0); case.board('inside', (W - 2 * t - .001, D - .10, h - 2 * t - .001), case.dark(), (0, .02, z))
    door = (W - 2 * t) / 4
    for i in range(4): reeded('door', door - .0045, h - 2 * t - case.GAP, wood, (-W / 2 + t + door * (i + .5), -D / 2 + .014, z))
    case.board('plinth', (W - .14, D - .10, base), steel, (0, .01, base / 2), r=.0025)
    case.mark((-W / 2 + .24, -D / 2, .23), .64)
    if cards: finishes.cards(cards)
