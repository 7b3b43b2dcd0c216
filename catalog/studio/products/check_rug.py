from parts import *
from products import graphic_rugs, rugs

SIZE = (2.745, 1.83)              # 9 x 6 ft
CELL = .305


def build(m):
    """Squares of two colors; the dark ones lie a little lower."""
    light, dark = rugs.linear('#d6c3a0', '#3a3634'); odd = lambda x, y: (np.floor((x + SIZE[0] / 2) / CELL) + np.floor((y + SIZE[1] / 2) / CELL)) % 2 > 0
    color_at = lambda x, y, rng: np.where(odd(x + rng.normal(0, .0008, len(x)), y + rng.normal(0, .0008, len(x)))[:, None], dark, light)
    lay = graphic_rugs.looped('rug', SIZE, color_at, m, pitch=.0086, height=lambda x, y: np.where(odd(x, y), .0062, .0100), corner=(1, -1), seed=12)
    rugs.binding('rug', SIZE, m['wool'], lay, dark)
