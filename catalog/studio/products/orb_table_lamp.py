from parts import *
from products import finishes


def build(m, R=.145, H=.40, cards=None):
    """An opal globe sunk a little into a turned black metal cup on a disc."""
    metal, glass = finishes.finish(m, 'frame', 'spun:#26221e:.3'), finishes.finish(m, 'globe', 'opal:.92'); c = H - R
    lathe('orb base', [(.0005, 0), (.108, 0), (.110, .002), (.110, .020), (.108, .022), (.040, .0225), (.034, .026), (.034, c - R * .93 - .004), (.036, c - R * .93), (R * .52, c - R * .86), (R * .545, c - R * .83), (R * .53, c - R * .80)], metal, around=128, closed=False)
    lathe('orb collar', [(R * .546, 0), (R * .565, .001), (R * .565, .007), (R * .546, .008)], finishes.finish(m, 'collar', 'brass'), at=(0, 0, c - R * .852), around=128, closed=False)
    lathe('orb globe', [(max(.0005, R * math.sin(q)), c - R * math.cos(q)) for q in np.linspace(.35, math.pi, 72)], glass, around=128)
    t = np.linspace(0, 1, 48); tube('orb flex', np.c_[.085 + 1.5 * t ** 1.3, .06 + .10 * t + .05 * np.sin(5 * t) * t, 0 * t + .0034], .0027, finishes.finish(m, 'flex', 'plain:#17171a:.6'))
    if cards: finishes.cards(cards)
