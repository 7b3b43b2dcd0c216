from parts import *
from products import rug_relief, rugs

ACROSS, BRAID = 1.83, .026        # 6 ft, and the width of one braid


def build(m):
    """Braids of jute sewn round each other, two rounds of them darker."""
    jute, dark = rugs.linear('#b9a079', '#644c36')

    def surface(x, y, rng):
        r, a = np.hypot(x, y), np.arctan2(y, x); turn = r / BRAID; k = np.floor(turn); f = turn - k; run = a * (k + .5) * BRAID
        tone = np.where((np.isin(k, (25, 26, 27)) | np.isin(k, (31,)))[:, None], dark, jute); side = np.where(f < .5, 1, -1); s = run / .021 + side * (f - .5) * 1.5
        strand = np.abs(np.sin(np.pi * s)) ** .6; swell = np.sqrt(np.clip(1 - (2 * f - 1) ** 2, 0, 1)); fibre = 1 + .09 * np.sin(s * 31 + f * 40) * np.sin(run * 900)
        return tone * (((.62 + .42 * strand) * (.66 + .38 * swell)) * rug_relief.noise(np.floor(s), k + 3 * (side > 0), .10) * fibre)[:, None], .0055 * swell * (.55 + .45 * strand)
    rug_relief.sheet('rug', (ACROSS, ACROSS), surface, m['wool'], pitch=.0022, thick=.005, outline=lambda a: ACROSS / 2 - .012 + .0015 * np.sin(3 * a + 1), edge=.010)
