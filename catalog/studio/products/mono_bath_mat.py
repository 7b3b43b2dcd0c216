from parts import *
from products import rugs

SIZE = (.86, .53)


def build(m):
    """Black looped cotton with one white bar."""
    black, white = rugs.linear('#1b1c1f', '#f2eee5')
    color_at = lambda x, y, rng: np.where(((x > .17) & (x < .25))[:, None], white, black)
    rugs.RADIUS = .024; lay = rugs.pile('mat', SIZE, color_at, m['wool'], m['backing'], pitch=.0046, height=.0068, thick=.0046, corner=(-1, -1), reach=.16, seed=6)
    rugs.binding('mat', SIZE, m['wool'], lay, black, radius=.0050, pitch=.0034); rugs.RADIUS = .055
