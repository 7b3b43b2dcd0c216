from parts import *
from products import case, finishes


def build(m, W=.74, D=.46, H=1.28, cards=None):
    """Six drawers in one tall shaft; a routed channel up the middle is the only handle."""
    gloss, black = finishes.finish(m, 'lacquer', 'lacquer:#e7e3da:.2'), finishes.finish(m, 'plinth', 'metal:black'); base, t, slot = .045, .020, .030; h = H - base; z = base + h / 2
    case.hoop('case', W, h, D, t, .006, gloss, at=(0, 0, z), edge=.0022); case.board('back', (W - t, .01, h - t), gloss, (0, D / 2 - .006, z)); case.board('inside', (W - 2 * t - .001, D - .05, h - 2 * t - .001), case.dark(), (0, .012, z))
    for s in (-1, 1):
        a, b = sorted((s * slot / 2, s * (W / 2 - t))); case.fronts('drawer', [1], [1] * 6, a, b, base + t, H - t, -D / 2 + .011, gloss, gap=.0036, r=.003)
    case.fronts('channel', [1], [1] * 6, -slot / 2 - .004, slot / 2 + .004, base + t, H - t, -D / 2 + .034, black, gap=.0036, r=.001)
    case.board('plinth', (W - .06, D - .06, base), black, (0, .008, base / 2), r=.002)
    case.mark((.03, -D / 2, H - .25), .58)
    if cards: finishes.cards(cards, [((.5, -2.4, 1.3), (.5, 2.6), 1.2)])
