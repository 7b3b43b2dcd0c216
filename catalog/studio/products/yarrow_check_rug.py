from parts import *
from products import rug_relief, rugs

SIZE, CHECK = (2.44, 1.52), .122  # 8 x 5 ft


def build(m):
    """Gingham for the floor: bands of ocher and of cream cross, and where ocher crosses cream the cotton mixes."""
    cream, ocher = rugs.linear('#ece1c9', '#b9832f')

    def surface(x, y, rng):
        W, D = SIZE; i, j = (np.floor((v + s / 2) / CHECK).astype(int) % 2 for v, s in ((x, W), (y, D))); n = i + j; h, shade = rug_relief.weave(x, y, a=.0095, b=.0080, depth=.0014)
        k = (np.floor(x / .0095) + np.floor(y / .0080)) % 2; mixed = np.where((k == 0)[:, None], cream * .5 + ocher * .5, cream * .26 + ocher * .74)
        out = np.where((n == 0)[:, None], cream, np.where((n == 2)[:, None], ocher, mixed)); hem = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)) < .018; out[hem] = ocher * .85
        return out * (shade * rug_relief.streaks(x, y, .02))[:, None], h + .001 * hem
    rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0023, thick=.004, corner=(1, -1), reach=.36)
