from parts import *
from parts_small import yarns
from products import plane_bench

TOP, EDGE, SOFT = .450, -.194, .012        # the bench's top, its front edge, and how round the cloth turns over it
BARS = ((.455, .475), (.490, .530), (.545, .565))        # where the black lines cross it, in metres along it


def fall(s, lift, back=.150):
    """Where a thread is after `s` metres: along the bench, round its edge and down. Returns y and z."""
    flat = back - EDGE - SOFT; arc = SOFT * np.pi / 2; a = np.clip((s - flat) / SOFT, 0, np.pi / 2); r = SOFT + lift
    y = np.where(s < flat, back - s, back - flat - r * np.sin(a)); z = TOP + .002 + lift - np.where(s < flat, 0, SOFT + lift - r * np.cos(a)) - np.maximum(s - flat - arc, 0)
    return y, z


def layer(mat, ink, width, length, x0, lift, seed):
    """One length of cloth with a fringe at its lower end; it waves where it hangs free."""
    rng = np.random.default_rng(seed); ph = rng.uniform(0, 6, 3); n, rows = 90, 240; u, s = np.meshgrid(np.linspace(-.5, .5, n) * width, np.linspace(0, length, rows)); t = np.clip((s - .36) / .25, 0, 1)
    y, z = fall(s, lift); y = y - t * (.006 * np.sin(u * 21 + ph[0]) + .004 * np.sin(u * 43 + ph[1]) + .006); z = z + (1 - t) * .0012 * np.sin(u * 17 + s * 9 + ph[2]); x = x0 + u * (1 - .02 * t) + .003 * t * np.sin(s * 14 + ph[2])
    P = np.stack([x, y, z], -1); q = [[j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i] for j in range(rows - 1) for i in range(n - 1)]
    o = make('throw', P.reshape(-1, 3), q, [(u.ravel()[k], s.ravel()[k]) for f in q for k in f], mat); d = o.modifiers.new('thick', 'SOLIDIFY'); d.thickness = .006; d.offset = 0; o.data.materials.append(ink)
    inked = [int(any(a < (j + .5) * length / (rows - 1) < b for a, b in BARS)) for j in range(rows - 1) for _ in range(n - 1)]; o.data.polygons.foreach_set('material_index', inked)
    ends = np.stack([np.interp(np.linspace(0, n - 1, int(width / .0062)), np.arange(n), P[-1, :, k]) for k in range(3)], -1); c = len(ends); drop = np.linspace(0, 1, 8)
    sway = rng.normal(0, .008, (c, 1)) + .005 * np.sin(np.arange(c) * .9)[:, None]
    return ends[:, None] + np.stack([sway * drop ** 1.5, rng.normal(0, .003, (c, 1)) * drop, -.055 * drop * rng.normal(1, .06, (c, 1))], -1)


def build(m):
    """A throw folded once lengthwise, laid over the Plane bench."""
    plane_bench.build(m)
    for k, (width, length, lift) in enumerate(((.56, .625, .004), (.545, .615, .013))):
        p = layer(m['throw'], m['ink'], width, length, -.18, lift, 3); yarns('throw fringe', p, .0019, m['yarn'], np.repeat(np.random.default_rng(4 + k).normal(1, .05, (len(p), 1)), 3, 1), sides=6)
