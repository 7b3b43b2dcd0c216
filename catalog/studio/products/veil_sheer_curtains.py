from parts import *
from products import case, finishes, wall


def build(m, H=2.44, W=1.9):
    """Two sheer panels that meet in the middle, on a white rod that hardly shows."""
    cloth, white = finishes.finish(m, 'cloth', 'linen:#f4f1ea:.5'), finishes.finish(m, 'rod', 'satin:#f1efea:.5'); top = H + .03; y = -.085
    for s, seed in ((-1, 5), (1, 17)):
        x0, x1 = sorted((s * .02, s * (W / 2 - .02))); wall.drape('veil panel', cloth, x0, x1, y, top, folds=11, depth=.032, seed=seed)
    wall.rod(white, -W / 2 - .05, W / 2 + .05, y, top - .03, r=.011, finial='cap')
    make('view', [(-W / 2 - .1, y, 0), (W / 2 + .1, y, 0), (0, y, top + .03)], [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True; case.mark((W / 2 - .40, y, top - .13), .50)
