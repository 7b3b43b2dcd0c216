from parts import *
from products import graphic_rugs, rugs

SIZE = (2.44, .762)               # 8 x 2.5 ft
STEP = .0425


def build(m):
    """A flat-woven runner: stepped diamonds, one after another, with a fringe."""
    ivory, black, rust = rugs.linear('#e7deca', '#1d1b1b', '#a84e2c')

    def color_at(x, y, rng):
        d = (SIZE[0] - .21) / 4; u = np.abs((x / d) % 1 - .5) * d; steps = np.floor(u / STEP) + np.floor(np.abs(y) / STEP); out = np.tile(ivory, (len(x), 1))
        out[steps < 7.5] = black; out[steps < 5.5] = ivory; out[steps < 3.5] = rust; out[steps < .5] = black
        end = SIZE[0] / 2 - np.abs(x); out[end < .105] = ivory; out[(end < .105) & (end > .070)] = black; out[(end < .052) & (end > .040)] = rust; return out * (1 + .05 * np.sin(np.floor(x / .0062) * 12.9)[:, None])
    weave = lambda x, y: (.5 + .5 * np.cos(x * 2 * np.pi / .0062)) * (.75 + .25 * np.cos(y * 2 * np.pi / .0084 + np.pi * np.floor(x / .0062)))
    lay = graphic_rugs.woven('rug', SIZE, color_at, m['backing'], weave, relief=.0020, thick=.006, px=.0011)
    rugs.fringe('rug', SIZE, m['wool'], lay, ivory, length=.070, step=.014)
