from parts import *
from products import graphic_rugs, rugs

SIZE = (1.83, 1.83)               # round, 6 ft
CIRCLES = [(.915, 0), (.70, -.12), (.50, -.22), (.31, -.30), (.14, -.36)]       # radius, and how far its middle lies from the rug's own


def build(m):
    """Circles inside circles, none of them in the middle."""
    tones = rugs.linear('#d8a497', '#6f2327', '#ece5d6', '#b5523a', '#1d1b1c')

    def color_at(x, y, rng):
        x, y = x + rng.normal(0, .001, len(x)), y + rng.normal(0, .001, len(x)); out = np.tile(tones[0], (len(x), 1))
        for (r, off), tone in zip(CIRCLES[1:], tones[1:]): out[np.hypot(x - off * .5, y - off * .87) < r] = tone
        return out
    graphic_rugs.looped('rug', SIZE, color_at, m, pitch=.0068, height=.0072, round_=True, seed=9); graphic_rugs.ring('rug', SIZE[0] / 2, m['wool'], tones[0] * .9)
