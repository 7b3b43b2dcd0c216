from parts import *
from parts_small import spot
from products import rugs

SIZE = (2.44, 1.68)


def build(m):
    """Arches inside arches, seen from two ends: rust and black on ivory."""
    ivory, black, rust = rugs.linear('#efe9dc', '#1a1a1c', '#a5492c')

    def color_at(x, y, rng):
        W, D = SIZE; left = x < 0; cx = np.where(left, -W / 4, W / 4); up = np.where(left, 1, -1); u, v = x - cx + rng.normal(0, .0012, len(x)), y * up + D * .14
        r = np.where(v > 0, np.hypot(u, v), np.abs(u)); out = np.tile(ivory, (len(x), 1)); inside = v > -D * .36 - .10
        for lo, hi, tone in ((.40, .50, black), (.26, .33, black), (0, .17, rust)): out[(r >= lo) & (r < hi) & inside] = tone
        return out
    lay = rugs.pile('rug', SIZE, color_at, m['wool'], m['backing'], corner=(-1, -1), reach=.34, seed=8); spot((-.62, -.42, .03), .5); rugs.binding('rug', SIZE, m['wool'], lay, ivory * .9)
