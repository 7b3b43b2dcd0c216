from parts import *
from products import case, finishes


def build(m, W=.52, D=.42, H=.54, cards=None):
    """Two drawers with the tall dresser's routed channel up the middle."""
    white, black = finishes.finish(m, 'lacquer', 'satin:#e7e3da:.45'), finishes.finish(m, 'plinth', 'metal:black'); base, t, slot = .045, .020, .030; h = H - base; z = base + h / 2
    case.hoop('case', W, h, D, t, .006, white, at=(0, 0, z), edge=.0022); case.board('back', (W - t, .01, h - t), white, (0, D / 2 - .006, z)); case.board('inside', (W - 2 * t - .001, D - .05, h - 2 * t - .001), case.dark(), (0, .012, z))
    for s in (-1, 1):
        a, b = sorted((s * slot / 2, s * (W / 2 - t))); case.fronts('drawer', [1], [1] * 2, a, b, base + t, H - t, -D / 2 + .011, white, gap=.0036, r=.003)
    case.fronts('channel', [1], [1] * 2, -slot / 2 - .004, slot / 2 + .004, base + t, H - t, -D / 2 + .034, black, gap=.0036, r=.001); case.board('plinth', (W - .06, D - .06, base), black, (0, .008, base / 2), r=.002)
    if cards: finishes.cards(cards)
