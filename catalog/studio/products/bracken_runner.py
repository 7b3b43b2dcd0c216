from parts import *
from products import rug_relief, rugs

SIZE = (2.44, .76)                # 8 x 2.5 ft


def build(m):
    """A runner of moss loops, a diamond down its middle and two rails along its sides."""
    moss, dark, straw, rust = rugs.linear('#6f7350', '#474d35', '#d8c79f', '#a4633d')

    def surface(x, y, rng):
        W, D = SIZE; sx, sy = rug_relief.snapped(x, y, .0105, .0105); out = np.tile(moss, (len(x), 1)); out[rng.random(len(x)) < .12] = moss * .86
        d = np.abs((sx / .305 + .5) % 1 - .5) * .305 / .148 + np.abs(sy) / .205
        for lo, hi, tone in ((.84, 1, straw), (.52, .84, dark), (.34, .52, straw), (0, .34, rust)): out[(d >= lo) & (d < hi)] = tone
        out[np.abs(sx) > W / 2 - .153] = moss; edge = D / 2 - np.abs(sy); end = W / 2 - np.abs(sx); rim = np.minimum(edge, end)
        for lo, hi, tone in ((.052, .074, straw), (.096, .107, rust)): out[(rim >= lo) & (rim < hi)] = tone
        out[rim < .052] = dark; h, shade = rug_relief.loops(x, y); return out * (shade * rug_relief.streaks(x, y, .02))[:, None], h
    lay = rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0022, back=straw * .8, corner=(1, -1), reach=.17); rugs.binding('rug', SIZE, m['wool'], lay, dark)
