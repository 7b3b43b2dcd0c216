from parts import *
from products import finishes


def build(m, H=1.42, cards=None):
    """A tube of light held upright in a black foot: one line from the floor to the shoulder."""
    metal, glass = finishes.finish(m, 'frame', 'spun:#26221e:.3'), finishes.finish(m, 'globe', 'opal:1.0'); r = .030
    lathe('rod base', [(.0005, 0), (.132, 0), (.134, .002), (.134, .018), (.132, .020), (.046, .0205), (.040, .024), (.040, .115), (.038, .118), (r + .001, .118)], metal, around=128, closed=False)
    finishes.globe('rod tube', [(r, .100), (r, H - .060)], glass, at=(0, 0, 0), around=64, closed=False)
    lathe('rod cap', [(r, 0), (r + .006, .001), (r + .006, .058), (r + .004, .061), (.0005, .061)], metal, at=(0, 0, H - .062), around=96)
    t = np.linspace(0, 1, 48); tube('rod flex', np.c_[.12 + 1.5 * t ** 1.3, .08 + .10 * t + .05 * np.sin(5 * t) * t, 0 * t + .0034], .0027, finishes.finish(m, 'flex', 'plain:#17171a:.6'))
    finishes.bulb('rod light', (0, -.10, H * .55), .9, .05)
    if cards: finishes.cards(cards)
