from parts import *
from products import case, finishes, wall


def build(m, H=2.44, W=1.9):
    """Velvet from a square-capped steel rod to the floor: one panel open, one drawn half across."""
    cloth, steel = finishes.finish(m, 'cloth', 'cloth:velvet:#3c4048'), finishes.finish(m, 'rod', 'metal:black'); top = H + .06; y = -.095
    wall.drape('drop panel', cloth, -W / 2 + .02, -W / 2 + .50, y, top, folds=6, depth=.046, seed=21); wall.drape('drop panel', cloth, W / 2 - .98, W / 2 - .02, y, top, folds=9, depth=.042, seed=30)
    wall.rod(steel, -W / 2 - .06, W / 2 + .06, y, top - .045, r=.014, finial='cap')
    make('view', [(-W / 2 - .1, y, 0), (W / 2 + .1, y, 0), (0, y, top + .03)], [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True
    case.mark((W / 2 - .45, y, top - .13), .50)
