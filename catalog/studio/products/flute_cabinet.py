from parts import *
from products import case, finishes, line_sideboard


def build(m, W=.92, D=.42, H=1.56, cards=None):
    """Two tall fluted doors on a steel base, a tray of stone for a top."""
    wood, steel, stone = finishes.finish(m, 'wood', 'timber:smoked'), finishes.finish(m, 'plinth', 'metal:black'), finishes.finish(m, 'stone', 'stone:travertine'); leg, t = .15, .022; h = H - leg - .02; z = leg + h / 2
    case.hoop('case', W, h, D, t, .004, wood, at=(0, 0, z), edge=.002); case.board('back', (W - t, .01, h - t), wood, (0, D / 2 - .006, z), grain=2); case.board('inside', (W - 2 * t - .001, D - .10, h - 2 * t - .001), case.dark(), (0, .02, z))
    door = (W - 2 * t) / 2
    for s in (-1, 1): line_sideboard.reeded('door', door - .0045, h - 2 * t - case.GAP, wood, (s * door / 2, -D / 2 + .016, z), pitch=.030, depth=.013)
    for s in (-1, 1): case.board('pull', (.009, .016, .44), finishes.finish(m, 'pull', 'brass'), (s * .020, -D / 2 - .014, z + .04), r=.0035)
    case.board('top', (W, D, .020), stone, (0, 0, H - .010), r=.002)
    for sx in (-1, 1):
        for sy in (-1, 1): case.board('leg', (.022, .022, leg), steel, (sx * (W / 2 - .03), sy * (D / 2 - .03), leg / 2), r=.0015)
        case.board('leg', (.022, D - .06, .022), steel, (sx * (W / 2 - .03), 0, leg - .011), r=.0015)
    for sy in (-1, 1): case.board('leg', (W - .06, .022, .022), steel, (0, sy * (D / 2 - .03), leg - .011), r=.0015)
    case.mark((.05, -D / 2, H - .18), .56)
    if cards: finishes.cards(cards)
