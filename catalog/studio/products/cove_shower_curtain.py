from parts import *
from products import case, finishes, wall


def build(m, H=1.98, W=1.62):
    """A waffle curtain on a rod that hangs from the ceiling, drawn part of the way along a tub."""
    cloth, brass = m['cloth'], finishes.finish(m, 'rod', 'brass'); y, top = -.62, H + .03; x0, x1 = -.80, .34
    o = wall.drape('cove curtain', cloth, x0, x1, y, top, bottom=.06, folds=6, depth=.034, seed=11, pinch=.02); row = np.array([v.co for v in o.data.vertices[:120]]); turn = [k for k in range(2, 118) if (row[k, 1] - row[k - 1, 1]) * (row[k + 1, 1] - row[k, 1]) < 0]
    tube('rod', [(-.90, y, 3.3), (-.90, y, top + .034), (.90, y, top + .034), (.90, y, 3.3)], .0115, brass, bend=.05); q = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    for k in turn: tube('rod ring', np.stack([row[k, 0] + 0 * q, y + .030 * np.cos(q), top + .0155 + .030 * np.sin(q)], 1), .0022, brass, closed=True)     # through the cloth where it turns
    for s in (-1, 1): lathe('rod collar', [(.0115, -.018), (.0150, -.017), (.0150, .017), (.0115, .018)], brass, at=(s * .90, y, top + .16), around=48)
    tub = finishes.finish(m, 'tub', 'lacquer:#efece5:.15'); tall = .56
    outer = lambda k, z: np.c_[rounded_rect(1.62 * k, .70 * k, .30 * k, 20), np.full(80, z)]
    rings = [outer(.82, .0), outer(.86, .06), outer(.94, .35), outer(.975, tall - .03), outer(1.0, tall - .012), outer(1.005, tall), outer(.995, tall + .008), outer(.955, tall + .004), outer(.94, tall - .02), outer(.90, .30), outer(.82, .14), outer(.5, .115)]; P = np.concatenate(rings); c = 80
    quads = [[i * c + j, i * c + (j + 1) % c, (i + 1) * c + (j + 1) % c, (i + 1) * c + j] for i in range(len(rings) - 1) for j in range(c)] + [[(len(rings) - 1) * c + j for j in range(c)]]
    make('tub', P, quads, [(0, 0)] * sum(len(f) for f in quads), tub, at=(0, y + .42, 0))
    make('view', [(-.98, y, 0), (.98, y, 0), (0, y, top + .08)], [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True; case.mark((-.30, y, top - .14), .56)
