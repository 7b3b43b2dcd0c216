from parts import *
from products import case, finishes


def build(m, W=1.42, D=.46, H=.78):
    """Six drawers of walnut held between two flat steel frames, clear of the floor."""
    wood, black = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'frame', 'metal:black'); t = .020; low = .20; h = H - .012 - low; z = low + h / 2
    case.hoop('case', W - .03, h, D, t, .004, wood, at=(0, 0, z), edge=.0018); case.board('back', (W - .05, .010, h - t), wood, (0, D / 2 - .006, z)); case.board('inside', (W - .03 - 2 * t - .001, D - .06, h - 2 * t - .001), case.dark(), (0, .01, z))
    case.fronts('drawer', [1, 1, 1], [1, .86], -W / 2 + .015 + t, W / 2 - .015 - t, low + t, H - .012 - t, -D / 2 + .012, wood, gap=.007, r=.002)
    for s in (-1, 1):
        x = s * (W / 2 - .006)
        for y in (-1, 1): case.board('leg', (.012, .034, H), black, (x, y * (D / 2 - .03), H / 2), r=.0015)
        for zz in (.006, H - .006): case.board('leg', (.012, D - .03, .012), black, (x, 0, zz), r=.0015)
