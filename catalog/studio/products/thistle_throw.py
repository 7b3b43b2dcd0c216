from parts import *
from parts_small import yarns
from products import thistle_pillow

EDGE, SOFT = -.04, .020           # where the bench ends in front, and how round the cloth turns over it


def fall(s, lift):
    """Where a thread is after `s` metres: along the bench, round its edge and down. Returns y and z."""
    flat = .34 - SOFT; arc = SOFT * np.pi / 2; a = np.clip((s - flat) / SOFT, 0, np.pi / 2); r = SOFT + lift
    y = np.where(s < flat, .30 - s, .30 - flat - r * np.sin(a)); z = thistle_pillow.BENCH_H + .002 + lift - np.where(s < flat, 0, SOFT + lift - r * np.cos(a)) - np.maximum(s - flat - arc, 0)
    return y, z


def layer(name, mat, width, length, x0, lift, seed):
    """One length of cloth with a fringe at its lower end; it waves where it hangs free."""
    rng = np.random.default_rng(seed); ph = rng.uniform(0, 6, 3); u, s = np.meshgrid(np.linspace(-.5, .5, 90) * width, np.linspace(0, length, 120)); t = np.clip((s - .36) / .25, 0, 1)
    y, z = fall(s, lift); y = y - t * (.006 * np.sin(u * 21 + ph[0]) + .004 * np.sin(u * 43 + ph[1]) + .006); z = z + (1 - t) * .0016 * np.sin(u * 17 + s * 9 + ph[2]); x = x0 + u * (1 - .02 * t) + .003 * t * np.sin(s * 14 + ph[2])
    P = np.stack([x, y, z], -1); n = 90; q = [[j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i] for j in range(119) for i in range(n - 1)]
    o = make(name, P.reshape(-1, 3), q, [(u.ravel()[k], s.ravel()[k]) for f in q for k in f], mat); d = o.modifiers.new('thick', 'SOLIDIFY'); d.thickness = .006; d.offset = 0
    ends = np.stack([np.interp(np.linspace(0, 89, int(width / .0062)), np.arange(90), P[-1, :, k]) for k in range(3)], -1); c = len(ends); drop = np.linspace(0, 1, 8)
    sway = rng.normal(0, .010, (c, 1)) + .006 * np.sin(np.arange(c) * .9)[:, None]; paths = ends[:, None] + np.stack([sway * drop ** 1.5, rng.normal(0, .003, (c, 1)) * drop, -.062 * drop * rng.normal(1, .06, (c, 1))], -1)
    return paths


def build(m):
    """A throw folded once lengthwise and laid over the bench."""
    thistle_pillow.bench(m['oak']); paths = [layer('throw', m['throw'], .56, .66, .0, .004, 3), layer('throw', m['throw'], .545, .61, .004, .012, 3)]
    for p in paths: yarns('throw fringe', p, .0019, m['yarn'], np.repeat(np.random.default_rng(4).normal(1, .05, (len(p), 1)), 3, 1), sides=6)
