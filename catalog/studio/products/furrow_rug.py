from parts import *
from parts_small import spot
from products import rugs

SIZE = (2.44, 1.68)
BANDS = [.20, .05, .10, .03, .26, .03, .07, .14, .07, .03, .30, .03, .07, .14, .07, .03, .26, .03, .10, .05, .20]       # widths, one after another
TONES = [0, 1, 0, 2, 0, 3, 0, 1, 0, 3, 0, 3, 0, 1, 0, 3, 0, 2, 0, 1, 0]


def build(m):
    """Bands of unequal width across a sand ground, with a fringe."""
    tones = np.array(rugs.linear('#ddd0b6', '#a4583c', '#3f5158', '#8a8a62')); ends = np.cumsum(BANDS) / sum(BANDS)

    def color_at(x, y, rng):
        at = (x + rng.normal(0, .0015, len(x))) / SIZE[0] + .5; return tones[np.array(TONES)[np.clip(np.searchsorted(ends, at), 0, len(BANDS) - 1)]] * (1 + .05 * np.sin(y * 41 + x * 13)[:, None] * np.sin(x * 90)[:, None])
    lay = rugs.pile('rug', SIZE, color_at, m['wool'], m['backing'], corner=(1, -1), seed=5)
    rugs.binding('rug', SIZE, m['wool'], lay, tones[0] * .92); rugs.fringe('rug', SIZE, m['wool'], lay, tones[0]); spot((.80, -.50, .03), .52)
