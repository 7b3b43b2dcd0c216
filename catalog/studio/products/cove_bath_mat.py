from parts import *
from parts_small import spot
from products import rugs

SIZE = (.86, .53)


def build(m):
    """Looped cotton with a plain border, a corner turned over."""
    ground, edge = rugs.linear('#efe8da', '#7d9aa0')

    def color_at(x, y, rng):
        rim = np.minimum(SIZE[0] / 2 - np.abs(x), SIZE[1] / 2 - np.abs(y)); return np.where(((rim > .055) & (rim < .070) | (rim > .080) & (rim < .086))[:, None], edge, ground)
    rugs.RADIUS = .024; lay = rugs.pile('mat', SIZE, color_at, m['wool'], m['backing'], pitch=.0046, height=.0068, thick=.0046, corner=(1, -1), reach=.17, seed=4)
    rugs.binding('mat', SIZE, m['wool'], lay, ground * .96, radius=.0050, pitch=.0034); spot((.28, -.15, .02), .2); rugs.RADIUS = .055
