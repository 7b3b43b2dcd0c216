from parts import *
from products import case, finishes


def build(m, W=1.60, D=.44, H=.66, cards=None):
    """Two blocks, one higher than the other, on round steel legs."""
    gloss, wood, steel = finishes.finish(m, 'lacquer', 'lacquer:#d8d4ca:.25'), finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'frame', 'metal:black'); leg, t, w = .16, .020, W * .40
    def box(x, width, top, mat, columns, rows):
        h = top - leg; z = leg + h / 2
        case.hoop('case', width, h, D, t, .005, mat, at=(x, 0, z), edge=.002); case.board('back', (width - t, .01, h - t), mat, (x, D / 2 - .006, z), grain=0); case.board('inside', (width - 2 * t - .001, D - .08, h - 2 * t - .001), case.dark(), (x, .02, z))
        case.fronts('front', columns, rows, x - width / 2 + t, x + width / 2 - t, leg + t, top - t, -D / 2 + .012, mat, gap=.0038, r=.002)
    box(-W / 2 + w / 2, w, H, wood, [1], [1, 1, 1]); box(w / 2 + .0015, W - w - .003, H - .14, gloss, [1, 1], [1])
    for x in (-W / 2 + .09, W / 2 - .09, -W / 2 + w - .02):
        for y in (-1, 1): tube('leg', [(x, y * (D / 2 - .07), 0), (x, y * (D / 2 - .07), leg + .004)], .012, steel)
    case.mark((-W / 2 + w, -D / 2, H - .15), .62)
    if cards: finishes.cards(cards)
