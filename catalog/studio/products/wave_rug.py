from parts import *
from products import graphic_rugs, rugs

SIZE = (3.05, 2.44)               # 10 x 8 ft
BAND = .175                       # from one groove to the next


def depth(x, y):
    """0 in a groove, 1 on the flat between two."""
    s = y + .13 * np.sin(x * 2 * np.pi / 1.22 + .4); t = np.abs((s / BAND) % 1 - .5) * 2                    # 1 in the middle of a groove
    q = np.clip((t - .66) / .22, 0, 1); return 1 - q * q * (3 - 2 * q)


def build(m):
    """One color, carved in waves."""
    ivory = rugs.linear('#e9e2d3')[0]; color_at = lambda x, y, rng: ivory[None] * (.70 + .30 * depth(x, y))[:, None]
    lay = graphic_rugs.looped('rug', SIZE, color_at, m, pitch=.0096, height=lambda x, y: .004 + .017 * depth(x, y), corner=(1, -1), reach=.40, seed=15, shade=.04)
    rugs.binding('rug', SIZE, m['wool'], lay, ivory * .88)
