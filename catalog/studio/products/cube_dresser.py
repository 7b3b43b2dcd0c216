from parts import *
from products import case, finishes


def build(m, W=1.40, D=.48, H=.76):
    """Six drawers in one matte green."""
    green = finishes.finish(m, 'lacquer', 'satin:#1d4a3b:.5'); base, t = .045, .022; h = H - base; z = base + h / 2
    case.hoop('case', W, h, D, t, .006, green, at=(0, 0, z), edge=.0022); case.board('back', (W - t, .01, h - t), green, (0, D / 2 - .006, z)); case.board('inside', (W - 2 * t - .001, D - .06, h - 2 * t - .001), case.dark(), (0, .01, z))
    case.fronts('drawer', [1, 1], [1.2, 1.1, .9], -W / 2 + t, W / 2 - t, base + t, H - t, -D / 2 + .011, green, gap=.0036, r=.003)
    case.board('plinth', (W - .06, D - .06, base), finishes.finish(m, 'plinth', 'metal:black'), (0, .008, base / 2), r=.002)
