from parts import *
from parts_small import yarns
from products import graphic_rugs, rugs

SIZE = (1.524, .914)              # 5 x 3 ft
BORDER = .075


def felt(x, y):
    rng = np.random.default_rng(8); h = rng.random(x.shape)
    for axis in (0, 1): h = (h + np.roll(h, 1, axis) + np.roll(h, 2, axis)) / 3
    return np.clip((h - .5) * 2.2 + .6, 0, 1)


def build(m):
    """Gray felt in a black frame, sewn on with a light thread."""
    gray, black, thread = rugs.linear('#8f8f8d', '#1c1c1d', '#e9e3d4'); W, D = SIZE

    def color_at(x, y, rng):
        rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); out = np.where((rim < BORDER)[:, None], black, gray); out = out * (1 + .10 * (rng.random(len(x)) - .5))[:, None]; return np.where((np.abs(rim - BORDER) < .0016)[:, None], out * .5, out)
    lay = graphic_rugs.woven('rug', SIZE, color_at, m['backing'], felt, relief=.0008, thick=.0095, px=.0009)
    w, d = W / 2 - BORDER + .010, D / 2 - BORDER + .010; paths = []
    for sx, sy, ex, ey in ((-w, -d, w, -d), (w, -d, w, d), (w, d, -w, d), (-w, d, -w, -d)):
        L = math.hypot(ex - sx, ey - sy); n = int(L / .016); t = (np.arange(n)[:, None] + np.linspace(.12, .80, 5)[None]) / n; paths.append(np.stack([sx + (ex - sx) * t, sy + (ey - sy) * t, .0098 + .0009 * np.sin(np.linspace(0, np.pi, 5))[None] + 0 * t], -1))
    P = np.concatenate(paths); yarns('rug stitches', lay(P), .0013, m['wool'], np.tile(thread, (len(P), 1)), sides=5)
