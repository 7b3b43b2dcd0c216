from parts import *
from products import case, finishes


def build(m, W=.50, D=.40, H=.52, cards=None):
    """A drawer box held between two flat steel frames, clear of the floor."""
    wood, black = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'frame', 'metal:black'); t = .018; h = .20; z = H - .012 - h / 2
    case.hoop('case', W - .03, h, D, t, .004, wood, at=(0, 0, z), edge=.0018); case.board('back', (W - .05, .010, h - t), wood, (0, D / 2 - .006, z)); case.board('inside', (W - .07, D - .06, h - 2 * t - .001), case.dark(), (0, .01, z))
    case.board('drawer', (W - .03 - 2 * t - .005, .02, h - 2 * t - .018), wood, (0, -D / 2 + .012, z - .007), r=.002)
    for s in (-1, 1):
        x = s * (W / 2 - .006)
        for y in (-1, 1): case.board('leg', (.012, .030, H), black, (x, y * (D / 2 - .03), H / 2), r=.0015)
        for zz in (.006, H - .006): case.board('leg', (.012, D - .03, .012), black, (x, 0, zz), r=.0015)
    case.board('shelf', (W - .024, D - .09, .014), black, (0, 0, .13), r=.0015)
    case.mark((.02, -D / 2, z - .02), .46)
    if cards: finishes.cards(cards)
