from parts import *
from products import graphic_rugs, rugs

SIZE = (2.44, 1.524)              # 8 x 5 ft
LINES = [(0, .012), (.060, .028), (.150, .060)]       # where a line starts and how wide it is, across the slant
EVERY = .33


def build(m):
    """Olive, with ivory lines on the slant, wider and wider; woven flat of one yarn for outdoors."""
    olive, ivory, dark = rugs.linear('#5d6344', '#e6dfcd', '#3c402d')

    def color_at(x, y, rng):
        s = ((x * .62 + y * .785) % EVERY); out = np.tile(olive, (len(x), 1)); rim = np.minimum(SIZE[0] / 2 - np.abs(x), SIZE[1] / 2 - np.abs(y))
        for at, wide in LINES: out[(s >= at) & (s < at + wide)] = ivory
        out[rim < .036] = dark; return out
    weave = lambda x, y: np.where(((np.floor(x / .0052) + np.floor(y / .0052)) % 2) > 0, .5 + .5 * np.cos(x * 2 * np.pi / .0052), .5 + .5 * np.cos(y * 2 * np.pi / .0052))
    graphic_rugs.woven('rug', SIZE, color_at, m['backing'], weave, relief=.0016, thick=.0055, px=.0011, corner=(-1, -1))
