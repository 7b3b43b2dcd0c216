from parts import *
from products import finishes


def lamp(m, R, lit, x, y, drop):
    metal, lining = finishes.finish(m, 'metal', 'satin:#e9e7e2:.35'), finishes.finish(m, 'lining', 'spun:#b98a4a:.25')
    dome = [(max(.0005, R * math.sin(q)), R * math.cos(q)) for q in np.linspace(.10, math.pi / 2, 70)]
    lathe('half', dome + [(R + .0015, -.002), (R, -.004), (R - .003, -.003)], metal, at=(x, y, drop), around=144, closed=False)
    lathe('half lining', [(R - .003, -.003)] + [(max(.0005, r - .003), z - .003) for r, z in dome[::-1]], lining, at=(x, y, drop), around=144, closed=False)
    lathe('half cap', [(.0005, .040), (.009, .039), (.013, .030), (.0135, .006), (.036, .004), (.036, 0), (.0005, 0)], finishes.finish(m, 'frame', 'metal:black'), at=(x, y, drop + R - .006), around=64); tube('cord', [(x, y, drop + R + .02), (x, y, 3.6)], .0026, finishes.finish(m, 'flex', 'plain:#141414:.6'))
    finishes.globe('half bulb', [(max(.0005, .045 * math.sin(t)), -.045 * math.cos(t)) for t in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=(x, y, drop + R * .34), around=48)
    if lit: finishes.bulb('half light', (x, y, drop + .01), lit, .05)


def build(m, R=.22, drop=1.45, lit=3, pair=False, cards=None):
    """Half a sphere, white outside, brass inside. `pair`: two of them at two heights."""
    lamp(m, R, lit, 0, 0, drop)
    if pair: lamp(m, R, lit, .62, .20, drop - .30)
    if cards: finishes.cards(cards)
