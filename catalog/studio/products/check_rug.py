from parts import *
from parts_small import spot
from products import rugs

SIZE = (2.44, 1.68)


def build(m):
    """A checkerboard, ivory and black, with one square in ocher."""
    ivory, black, ocher = rugs.linear('#efe9dc', '#1a1a1c', '#c08a2c')

    def color_at(x, y, rng):
        i, j = (np.floor((v + s / 2 + rng.normal(0, .0010, len(v))) / c).astype(int) for v, s, c in ((x, SIZE[0], SIZE[0] / 8), (y, SIZE[1], SIZE[1] / 6)))
        out = np.where(((i + j) % 2 == 0)[:, None], ivory, black); out[(i == 2) & (j == 2)] = ocher; return out
    lay = rugs.pile('rug', SIZE, color_at, m['wool'], m['backing'], corner=(1, -1), reach=.36, seed=9); spot((-.62, -.42, .03), .5); rugs.binding('rug', SIZE, m['wool'], lay, black)
