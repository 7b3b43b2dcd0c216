from parts import *
from products import case, finishes, wall


def build(m, H=2.44, W=1.9):
    """A pair of linen panels on a brass rod, drawn back from a bare stretch of wall."""
    cloth, brass = finishes.finish(m, 'cloth', 'cloth:linen:#e6dcc8'), finishes.finish(m, 'rod', 'brass'); top = H + .02; y = -.085
    for s, seed in ((-1, 8), (1, 15)):
        x0, x1 = sorted((s * (W / 2 - .02), s * (W / 2 - .58))); wall.drape('sedge panel', cloth, x0, x1, y, top, folds=7, depth=.040, seed=seed, pinch=.10)
    wall.rod(brass, -W / 2 - .04, W / 2 + .04, y, top + .028, rings=[s * (W / 2 - .06 - .078 * i) for s in (-1, 1) for i in range(7)])
    for name, P in (('view', [(-W / 2 - .1, y, 0), (W / 2 + .1, y, 0), (0, y, top + .08)]),): make(name, P, [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True
    case.mark((W / 2 - .28, y, top - .13), .50)
