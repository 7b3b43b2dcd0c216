from parts import *
from parts_small import grid, loops_on, quick, yarns
from materials import srgb

RADIUS = .055                     # of the roll a folded corner makes, metres


def folded(P, corner, reach, size):
    """Bends everything beyond a diagonal line over a roll: the corner lies back on the rug. P is (..., 3) in flat metres."""
    n = np.array([corner[0], corner[1] * .92]); n = n / np.linalg.norm(n); edge = n @ (np.array(corner) * np.array(size) / 2) - reach
    s = P[..., :2] @ n - edge; far = math.radians(172); a = np.clip(s / RADIUS, 0, far); rest = np.maximum(s - RADIUS * far, 0)
    along = RADIUS * np.sin(a) + rest * math.cos(far); up = RADIUS * (1 - np.cos(a)) + rest * math.sin(far); h = P[..., 2]
    out = P.copy(); move = np.where(s > 0, along - s, 0)
    nx, nz = np.where(s > 0, -np.sin(a), 0), np.where(s > 0, np.cos(a), 1)
    out[..., :2] += (move + nx * h)[..., None] * n; out[..., 2] = np.where(s > 0, up, 0) + nz * h
    return out


def pile(name, size, color_at, mat, backing, pitch=.0075, height=.0062, thick=.0068, corner=None, reach=.42, seed=2):
    """Looped wool rug. `color_at(x, y, rng)` gives linear colours (count, 3). Returns the mapping from flat to laid."""
    W, D = size; rng = np.random.default_rng(seed)
    lay = (lambda P: folded(P, corner, reach, size)) if corner else (lambda P: P)
    nx, ny = int(W / pitch), int(D / pitch); x, y = np.meshgrid((np.arange(nx) + .5) / nx * W - W / 2, (np.arange(ny) + .5) / ny * D - D / 2)
    x, y = x.ravel() + rng.normal(0, pitch * .12, nx * ny), y.ravel() + rng.normal(0, pitch * .12, nx * ny)
    base = np.stack([x, y, np.full_like(x, thick)], -1); up = np.zeros_like(base); up[:, 2] = 1
    turn = rng.normal(np.pi / 2, .35, len(x)); T = np.stack([np.cos(turn), np.sin(turn), 0 * turn], -1)
    tall = height * rng.normal(1, .10, len(x)); tint = color_at(x, y, rng) * rng.normal(1, .055, (len(x), 1))
    flat = loops_on(base, up, T, tall, np.full(len(x), pitch * .46)); flat[:, [0, -1], 2] = thick - .002
    yarns(name + ' pile', lay(flat), pitch * .45, mat, tint)
    u, v = np.meshgrid(np.linspace(-W / 2, W / 2, 150), np.linspace(-D / 2, D / 2, 110)); low = np.stack([u, v, 0 * u + .0003], -1).reshape(-1, 3); top = low + (0, 0, thick)
    q = grid(110, 150); ring = list(range(150)) + [150 * j + 149 for j in range(1, 110)] + [109 * 150 + i for i in range(148, -1, -1)] + [150 * j for j in range(108, 0, -1)]; k = len(low)
    side = [[ring[i], ring[(i + 1) % len(ring)], ring[(i + 1) % len(ring)] + k, ring[i] + k] for i in range(len(ring))]
    flatpts = np.vstack([low, top]); quads = np.vstack([q[:, ::-1], q + k, side])
    make(name + ' base', lay(flatpts), quads, flatpts[quads.ravel()][:, :2], backing)
    return lay


def binding(name, size, mat, lay, color, radius=.0070, pitch=.0046):
    """Edge whipped with yarn: turns of thread round the rim."""
    W, D = size; rim = rounded_rect(W, D, .012, 6); rim = np.vstack([rim, rim[:1]]); run = np.r_[0, np.cumsum(np.hypot(*np.diff(rim, axis=0).T))]
    n = int(run[-1] / pitch); at = (np.arange(n) + .5) * run[-1] / n; c = np.stack([np.interp(at, run, rim[:, k]) for k in (0, 1)], 1)
    d = np.roll(c, -1, 0) - np.roll(c, 1, 0); d /= np.linalg.norm(d, axis=1, keepdims=True); out = np.stack([d[:, 1], -d[:, 0]], 1)
    a = np.linspace(-.7 * np.pi, .7 * np.pi, 7)
    xy = c[:, None] + out[:, None] * (radius * np.cos(a))[None, :, None] + d[:, None] * (pitch * .5 * a / np.pi)[None, :, None]
    z = np.broadcast_to(radius + radius * np.sin(a), (n, 7)); rng = np.random.default_rng(6)
    yarns(name + ' binding', lay(np.concatenate([xy, z[..., None]], -1)), pitch * .62, mat, np.array(color)[None] * rng.normal(1, .05, (n, 1)), sides=5)


def fringe(name, size, mat, lay, color, length=.075, step=.017):
    """Knotted tassels along both short ends, lying on the floor."""
    W, D = size; rng = np.random.default_rng(7); paths, fat = [], []
    for side in (-1, 1):
        for y in np.arange(-D / 2 + step / 2, D / 2, step):
            sway = rng.normal(0, .10); L = length * rng.normal(1, .06); knot = .014
            for k in range(7):
                o = (k - 3) * .0011; t = np.linspace(0, 1, 8); spread = np.clip((t * L - knot) / L, 0, 1)
                yy = y + o * (1 - .6 * np.exp(-((t * L - knot) / .004) ** 2)) + spread * (sway * L + rng.normal(0, .004) + o * 2) + .002 * np.sin(t * 5 + k) * spread
                z = .0052 * (1 - t) ** 1.5 + .0016 + .0022 * np.exp(-((t * L - knot) / .005) ** 2) + .0008 * (k % 3)
                paths.append(np.stack([side * (W / 2 - .004 + t * L), yy, z], -1))
            th = np.linspace(0, 2 * np.pi, 8); paths.append(np.stack([side * (W / 2 - .004 + knot) + .0018 * np.sin(th * 1), y + .0042 * np.cos(th), .0048 + .0034 * np.sin(th)], -1))
    paths = np.array(paths)
    yarns(name + ' fringe', lay(paths), .00125, mat, np.array(color)[None] * rng.normal(1, .06, (len(paths), 1)), sides=5)


def linear(*colors): return [np.array(srgb(c)) for c in colors]
