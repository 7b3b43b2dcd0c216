from parts import *
from products import case, finishes, wall


def window(W=1.44, H=1.76, z=1.36):
    """A bright window behind the cloth: panes, a frame and its sill."""
    white = finishes.finish({}, 'window frame', 'satin:#f4f2ee:.5'); wall.pane('window light', wall.box(W, H), -.002, wall.glow('#f2f7ff', 1.15), z=z); wall.bars('window frame', W + .10, H + .10, .055, .030, white, 0, z)
    block('window bar', (.032, .022, H), white, r=.002, at=(0, -.011, z), cell=.4); block('window bar', (W, .022, .032), white, r=.002, at=(0, -.011, z + H * .16), cell=.4); block('window sill', (W + .20, .050, .026), white, r=.003, at=(0, -.025, z - H / 2 - .062), cell=.4)


def build(m, H=2.44, W=1.9):
    """Two sheer panels before a window, one of them drawn back, on a white rod that hardly shows."""
    cloth, white = wall.gauze('#f7f5f0', .40), finishes.finish(m, 'rod', 'satin:#f1efea:.5'); top = H + .03; y = -.105; window(z=H - 1.08)
    for x0, x1, folds, seed in ((-W / 2 + .02, .08, 11, 5), (W / 2 - .50, W / 2 - .02, 8, 17)): wall.drape('veil panel', cloth, x0, x1, y, top, folds=folds, depth=.032, seed=seed).modifiers.clear()
    wall.rod(white, -W / 2 - .05, W / 2 + .05, y, top - .03, r=.011, finial='cap')
    make('view', [(-W / 2 - .1, y, 0), (W / 2 + .1, y, 0), (0, y, top + .03)], [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True; case.mark((-W / 2 + .40, y, top - .13), .50)
