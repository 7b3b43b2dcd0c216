from parts import *
from products import case, finishes, wall


def build(m, H=2.13, W=1.7):
    """Heavy cotton the color of brick, hung by tabs from an oak pole."""
    cloth, oak, iron = finishes.finish(m, 'cloth', 'cloth:tweed:#a4583c'), finishes.finish(m, 'rod', 'timber:oak'), finishes.finish(m, 'bracket', 'metal:black'); top = H + .02; y = -.09
    for s, seed in ((-1, 4), (1, 11)):
        x0, x1 = sorted((s * (W / 2 - .02), s * (W / 2 - .56))); wall.drape('marram panel', cloth, x0, x1, y, top, folds=6, depth=.046, seed=seed, pinch=.06)
        for i in range(6): x = x0 + .05 + (x1 - x0 - .10) * i / 5; tube('marram tab', [(x, y - .019, top - .02), (x, y - .019, top + .045), (x, y, top + .062), (x, y + .019, top + .045), (x, y + .019, top - .02)], .0095, cloth, bend=.015)
    tube('rod', [(-W / 2 - .05, y, top + .042), (W / 2 + .05, y, top + .042)], .0165, oak)
    for s in (-1, 1): lathe('finial', [(.0005, -.014), (.026, -.014), (.026, .014), (.0005, .014)], oak, at=(s * (W / 2 + .05), y, top + .042), rot=(0, 90, 0), around=48); tube('bracket', [(s * (W / 2 + .01), 0, top + .02), (s * (W / 2 + .01), y, top + .022)], .006, iron)
    make('view', [(-W / 2 - .1, y, 0), (W / 2 + .1, y, 0), (0, y, top + .07)], [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True; case.mark((W / 2 - .28, y, top - .13), .50)
