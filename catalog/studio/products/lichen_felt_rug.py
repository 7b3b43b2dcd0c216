from parts import *
from products import rug_relief, rugs

SIZE = (2.44, 1.52)               # 8 x 5 ft
CUTS = (-.52, .34)                # where the upright seams are, metres
BLOCKS = (((-.76, .10, 0), (.10, .76, 1)), ((-.76, -.34, 2), (-.34, .36, 3), (.36, .76, 0)), ((-.76, -.04, 4), (-.04, .76, 2)))       # from, to, color; by column


def build(m):
    """Pieces of thick felt, sewn edge to edge with a saddle stitch one can count."""
    tones = np.array(rugs.linear('#7b8272', '#c4ba98', '#d5cfc2', '#b98a3e', '#4d5650')); thread = rugs.linear('#efe9dc')[0]

    def surface(x, y, rng):
        W, D = SIZE; col = np.digitize(x, CUTS); which = np.zeros(len(x), int); seam = np.minimum(np.abs(x - CUTS[0]), np.abs(x - CUTS[1])); along = y.copy()
        for c, blocks in enumerate(BLOCKS):
            for lo, hi, tone in blocks:
                mine = (col == c) & (y >= lo) & (y < hi); which[mine] = tone
                for cut in (lo, hi):
                    if abs(cut) < .75: near = (col == c) & (np.abs(y - cut) < np.minimum(seam, .05)); seam[near] = np.abs(y - cut)[near]; along[near] = x[near]
        rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); cloud = rug_relief.streaks(x, y, .012) * (1 + .035 * np.sin(x * 19 + 2 * np.sin(y * 13)) * np.sin(y * 23 + np.sin(x * 17)))
        out = tones[which] * (cloud * rng.normal(1, .07, len(x)))[:, None]; h = rng.normal(0, .00018, len(x)) - .0030 * np.exp(-(seam / .0035) ** 2)
        edge = np.abs(W / 2 - np.abs(x)) < np.abs(D / 2 - np.abs(y)); run = np.where(rim < .04, np.where(edge, y, x), along); off = np.where(rim < .04, np.abs(rim - .016), np.abs(seam - .013))
        stitch = (off < .0034) & ((run / .030) % 1 < .62) & ((rim > .030) | (rim < .024)); out[stitch] = thread; h = h + .0016 * stitch - .0012 * ((off < .007) & ~stitch)
        out[seam < .0022] *= .45; return out, h
    rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0023, thick=.007, corner=(1, -1), reach=.34, edge=.004)
