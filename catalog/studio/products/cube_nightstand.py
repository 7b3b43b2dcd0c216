from parts import *
from products import case, finishes


def build(m, W=.46, D=.44, H=.48, cards=None):
    gloss = finishes.finish(m, 'lacquer', 'lacquer:#153d31'); base = .035; t = .019; h = H - base; z = base + h / 2
    case.hoop('case', W, h, D, t, .006, gloss, at=(0, 0, z), edge=.0022)
    case.board('back', (W - t, .01, h - t), gloss, (0, D / 2 - .006, z)); case.board('inside', (W - 2 * t - .001, D - .06, h - 2 * t - .001), case.dark(), (0, .01, z))
    case.fronts('drawer', [1], [1.25, 1], -W / 2 + t, W / 2 - t, base + t, H - t, -D / 2 + .011, gloss, gap=.0034, r=.003)
    case.board('plinth', (W - .05, D - .05, base), finishes.finish(m, 'plinth', 'metal:black'), (0, .006, base / 2), r=.002)
    case.mark((-.06, -D / 2, H - .13), .46)
    if cards: finishes.cards(cards, [((-.02, -.48, .31), (.62, .62), .015), ((.318, -.48, .34), (.04, .68), 2.0)])
