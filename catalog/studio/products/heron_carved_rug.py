from parts import *
from products import rug_relief, rugs

SIZE, SCALE = (3.05, 2.44), (.34, .26)      # 10 x 8 ft, and one feather


def build(m):
    """Tone on tone: rows of feathers, their rims high and soft, the ground between them low and looped."""
    gray, pale = rugs.linear('#757c84', '#adaeab')

    def surface(x, y, rng):
        W, D = SIZE; best = np.full(len(x), 9.); row = np.zeros(len(x))
        for k in range(9, -10, -1):                                     # upper rows lie under lower ones
            u = ((x / SCALE[0] + (k % 2) * .5 + .5) % 1 - .5) * SCALE[0]; v = (y - k * SCALE[1] * .62) / SCALE[1]; d = np.hypot(u / (SCALE[0] * .5), v * 1.15); inside = d < 1; best[inside] = d[inside]; row[inside] = k
        rib = np.abs(np.sin(best * np.pi * 3)); high = (best > .84) | ((best > .50) & (best < .64)) | (best < .24); rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); high = high | (rim < .05)
        h, shade = rug_relief.loops(x, y, cell=.0125, depth=.0035); fuzz = rng.normal(0, .0004, len(x)); tone = np.where(high[:, None], pale, gray)
        return tone * (np.where(high, .93 + .07 * shade, shade) * rug_relief.streaks(x, y, .02) * rng.normal(1, .03, len(x)))[:, None], np.where(high, .0075 + fuzz + .0006 * rib, h)
    lay = rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0034, back=rugs.linear('#b8ab97')[0], corner=(1, -1), reach=.46); rugs.binding('rug', SIZE, m['wool'], lay, gray * .9)
