from parts import *
from products import rug_relief, rugs

SIZE = (2.74, 1.83)               # 9 x 6 ft


def build(m):
    """Waves like those a tide leaves in the sand, woven flat from yarn that doesn't mind rain."""
    sand, sea = rugs.linear('#d3c7ae', '#466f82')

    def surface(x, y, rng):
        W, D = SIZE; sx, sy = rug_relief.snapped(x, y, .0100, .0070); wave = sy + .050 * (np.abs((sx / .34 + .5) % 1 - .5) * 4 - 1); on = (wave / .105) % 1 < .46
        rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); out = np.where(on[:, None], sea, sand); out[rim < .075] = sand; out[(rim < .050) & (rim > .022)] = sea
        h, shade = rug_relief.weave(x, y, a=.0100, b=.0070, depth=.0012, vary=.04); return out * (shade * rug_relief.streaks(x, y, .015))[:, None], h
    rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0024, thick=.0035, corner=(1, -1), reach=.40)
