from parts import *
from products import graphic_rugs, rugs

SIZE = (2.44, 1.524)              # 8 x 5 ft


def build(m):
    """Shag: long yarn the color of rust."""
    rust, deep = rugs.linear('#cf7a42', '#b5602f')
    color_at = lambda x, y, rng: np.where((rng.random(len(x)) < .35)[:, None], deep, rust)
    graphic_rugs.shaggy('rug', SIZE, color_at, m, seed=5); graphic_rugs.base('rug', SIZE, .006, lambda P: P, m['backing'])
