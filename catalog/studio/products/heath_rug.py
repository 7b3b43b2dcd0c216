from parts import *
from parts_small import spot
from products import rugs

SIZE = (2.44, 1.68)


def build(m):
    """A lattice of lozenges, drawn a little by hand, with a fringe."""
    cream, sage, clay = rugs.linear('#e4dac4', '#6f7f69', '#a4623f')

    def color_at(x, y, rng):
        u, v = x / .61 + .006 * np.sin(y * 17), y / .56 + .008 * np.sin(x * 13); d = lambda a: np.abs((a + .5) % 1 - .5) * 2; p, q = d(u + v), d(u - v); out = np.tile(cream, (len(x), 1))
        out[np.minimum(p, q) < .10] = sage; out[(np.maximum(1 - p, 1 - q) < .22)] = clay
        rim = np.minimum(SIZE[0] / 2 - np.abs(x), SIZE[1] / 2 - np.abs(y)); out[rim < .09] = cream; out[(rim > .045) & (rim < .062)] = sage
        return out * (1 + .04 * np.sin(y * 41 + x * 13)[:, None] * np.sin(x * 90)[:, None])
    lay = rugs.pile('rug', SIZE, color_at, m['wool'], m['backing'], corner=(1, -1), seed=5)
    rugs.binding('rug', SIZE, m['wool'], lay, cream * .94); rugs.fringe('rug', SIZE, m['wool'], lay, cream); spot((.80, -.50, .03), .52)
