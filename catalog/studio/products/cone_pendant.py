from parts import *
from products import finishes


def lamp(m, R, h, lit, x, y, drop, mat):
    outer = [(.016, h), (R, .004), (R + .0015, .001), (R, -.0005)]; inner = [(R - .003, .001), (.020, h - .012)]
    lathe('cone', outer, mat, at=(x, y, drop), around=144, closed=False); lathe('cone lining', inner, finishes.finish(m, 'lining', 'satin:#efe7d8:.5'), at=(x, y, drop), around=144, closed=False)
    lathe('cone cap', [(.0005, .046), (.010, .045), (.0165, .036), (.0165, 0), (.0155, -.002)], finishes.finish(m, 'frame', 'brass'), at=(x, y, drop + h - .004), around=64); tube('cord', [(x, y, drop + h + .03), (x, y, 3.6)], .0026, finishes.finish(m, 'flex', 'plain:#141414:.6'))
    finishes.globe('cone bulb', [(max(.0005, .036 * math.sin(t)), -.036 * math.cos(t)) for t in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=(x, y, drop + h * .42), around=48)
    if lit: finishes.bulb('cone light', (x, y, drop + .02), lit, .05)


def build(m, R=.155, h=.36, drop=1.40, lit=2, group=False, cards=None):
    """A steep cone. `group`: three in a row over one line."""
    black = finishes.finish(m, 'metal', 'satin:#1b1b1c:.42'); lamp(m, R, h, lit, 0, 0, drop, black)
    if group:
        for x in (-.52, .52): lamp(m, R, h, lit, x, 0, drop, black)
    if cards: finishes.cards(cards)
