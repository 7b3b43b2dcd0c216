from parts import *
from products import case, finishes


def build(m, R=.235, H=.53, cards=None):
    """A drum of walnut with two drawers in its front and a disc of stone on it."""
    wood, black, stone, brass = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'plinth', 'metal:black'), finishes.finish(m, 'stone', 'stone:travertine'), finishes.finish(m, 'pull', 'brass')
    base, top, gap = .04, .022, .0045; tall = (H - base - top - gap) / 2
    lathe('plinth', [(.0005, 0), (R - .03, 0), (R - .03, base), (.0005, base)], black, around=96); lathe('inside', [(R - .012, base), (R - .012, H - top)], case.dark(), around=96, closed=False)
    for i in range(2):
        z = base + i * (tall + gap); e = .002
        lathe('drawer', [(R - .020, 0), (R - e, 0), (R, e), (R, tall - e), (R - e, tall), (R - .020, tall)], wood, at=(0, 0, z), around=144, closed=i == 0)
        for s in (-1, 1): a = math.radians(52 * s); block('seam', (.0032, .006, tall - .002), case.dark(), r=.0004, at=((R - .0026) * math.sin(a), -(R - .0026) * math.cos(a), z + tall / 2), rot=(0, 0, 52 * s), cell=.4)
        block('pull', (.085, .020, .0065), brass, r=.0022, at=(0, -R - .006, z + tall - .010), cell=.4)
    lathe('top', [(.0005, 0), (R + .004, 0), (R + .006, .002), (R + .006, top - .002), (R + .004, top), (.0005, top)], stone, at=(0, 0, H - top), around=144)
    if cards: finishes.cards(cards)
