from parts import *
from products import finishes


def build(m, R=.165, H=.36, lit=1.4, cards=None):
    """A mushroom: a wide cap over a stem that flares into its foot, one colour all over."""
    paint = finishes.finish(m, 'paint', 'lacquer:#a33a24:.16'); c = H - R * .78
    lathe('cap stem', smooth_profile([(.088, 0), (.092, .004), (.090, .012), (.062, .030), (.040, .070), (.034, .13), (.034, c + .02)], 90), paint, around=96)
    dome = [(max(.0005, R * math.sin(q)), R * .78 * math.cos(q)) for q in np.linspace(0, math.pi / 2, 60)]
    lathe('cap shade', dome + [(R + .001, -.008), (R - .001, -.010)], paint, at=(0, 0, c), around=128, closed=False)
    lathe('cap lining', [(R - .003, -.008)] + [(max(.0005, r - .003), z - .003) for r, z in dome[::-1]], finishes.finish(m, 'lining', 'satin:#f4efe4:.5'), at=(0, 0, c), around=128, closed=False)
    finishes.globe('cap bulb', [(max(.0005, .034 * math.sin(t)), -.034 * math.cos(t)) for t in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:2.4'), at=(0, 0, c + .035), around=48)
    if lit: finishes.bulb('cap light', (0, 0, c - .005), lit, .05)
    t = np.linspace(0, 1, 48); tube('cap flex', np.c_[.085 + 1.5 * t ** 1.3, .06 + .10 * t + .05 * np.sin(5 * t) * t, 0 * t + .0034], .0027, finishes.finish(m, 'flex', 'plain:#17171a:.6'))
    if cards: finishes.cards(cards)
