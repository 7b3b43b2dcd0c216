from parts import *
from products import rug_relief, rugs

SIZE = (2.74, 1.83)               # 9 x 6 ft
STEP = (.0230, .0225)             # of the stepped outlines


def motifs():
    rust, ivory, indigo, ocher, clay = rugs.linear('#813c29', '#ddd0b8', '#32414e', '#ad843e', '#a56b51')

    def surface(x, y, rng):
        W, D = SIZE; sx, sy = rug_relief.snapped(x + rng.normal(0, .0006, len(x)), y + rng.normal(0, .0006, len(y)), *STEP); out = np.tile(rust, (len(x), 1)); ax = np.abs(sx)
        col = np.floor(sx / .58 + .5); u, v = np.abs(sx - col * .58), np.abs(sy); d = u / .29 + v / .62; inner = ax < W / 2 - .27
        for lo, hi, tone in ((.86, .98, ivory), (.70, .86, indigo), (.56, .70, ivory), (.34, .56, ocher), (.22, .34, rust), (.10, .22, ivory), (0, .10, indigo)): out[(d >= lo) & (d < hi)] = tone
        e = u / .29 + (D / 2 - v) / .30                                  # halves along both edges, between the others
        f = (.29 - u) / .29 + (D / 2 - v) / .40
        for lo, hi, tone in ((.66, .80, ivory), (.42, .66, clay), (.24, .42, indigo), (0, .24, ivory)): out[(f >= lo) & (f < hi) & (d > .98)] = tone
        end = W / 2 - ax; tooth = .045 * (1 - np.abs((sy / .20) % 1 - .5) * 2)
        for lo, hi, tone in ((0, .055, indigo), (.055, .08, ivory), (.08, .15, ocher), (.15, .175, ivory)): out[(end >= lo) & (end < hi)] = tone
        zone = (end >= .175) & (end < .27); out[zone] = rust; out[zone & (end < .195 + tooth)] = indigo; out[zone & (end > .252)] = ivory
        h, shade = rug_relief.weave(x, y); return out * (shade * rug_relief.streaks(x, y))[:, None], h
    return surface, ivory


def build(m, corner=(1, -1)):
    surface, ivory = motifs(); lay = rug_relief.sheet('rug', SIZE, surface, m['wool'], thick=.005, corner=corner, reach=.40)
    rugs.fringe('rug', SIZE, m['wool'], lay, ivory * .95, length=.085)
