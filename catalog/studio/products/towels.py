from parts import *
from parts_cloth import *
from parts_letters import satin
from materials import srgb

WIDTH, DEPTH, PLY = .37, .265, .0115            # a folded bath towel, seen from its folded edge; one ply
BAND = (.040, .078)               # woven border: distance from the front edge, and how wide
PITCH = .0016                     # of the terry loops


def towel(name, mat, base, at, seed, top=False, mono=None, thread=None, sizes=None, turn=0, width=WIDTH, depth=DEPTH):
    """Two nested folds, lying at `at`; `top` covers the upper side with loops, a border and a monogram. Returns the height."""
    rng = np.random.default_rng(seed); tall = 4 * PLY; ph = rng.uniform(0, 6, 6); hub = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(hub); hub.location = at; hub.rotation_euler = (0, 0, math.radians(turn)); before = set(bpy.data.objects)

    def soft(P):                                                # slack cloth: plump in the middle, thinner towards the open back, slightly wavy
        x, y, z = P[..., 0], P[..., 1], P[..., 2]; t = z / tall
        lift = .0022 * np.sin(x * 9 + ph[0]) * np.sin(y * 11 + ph[1]) + .0012 * np.sin(x * 23 + ph[2] + y * 8) - .006 * (x / width * 2) ** 4 - .004 * np.clip(y / depth + .5, 0, 1) ** 2
        out = P.copy(); out[..., 2] = z + t * lift; out[..., 1] = y + .0025 * np.sin(x * 8 + ph[3] + t * 2) + .0012 * np.sin(x * 21 + ph[4])
        out[..., 0] = x * (1 + .006 * np.sin(y * 14 + ph[5] + t * 3)); return out

    def fold(height, z0, w, front, back):
        r = (height - PLY) / 2; a = np.linspace(-np.pi / 2, np.pi / 2, 17); y = np.linspace(back, front + r, 40)[:-1]
        c = np.r_[np.c_[y, np.full(39, z0 + PLY / 2)], np.c_[front + r - r * np.cos(a), z0 + height / 2 + r * np.sin(a)], np.c_[y[::-1], np.full(39, z0 + height - PLY / 2)]]
        C = np.c_[np.zeros(len(c)), c]; T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); A = np.tile((1.0, 0, 0), (len(c), 1)); N = np.cross(T, A)
        N = np.where((N[:, 2:3] * 0 + (C[:, 2:3] - z0 - height / 2)) * N[:, 2:3] < -1e-9, -N, N); N = np.where(N[:, 1:2] > .2, -N, N)
        return strip(name + ' ply', C, A, N, w, PLY * .86, base, across=40)

    for k, (height, z0, front) in enumerate(((tall, 0, -depth / 2), (tall - 2 * PLY, PLY, -depth / 2 + PLY * 1.3))):
        w = width * (1 - .012 * k); o, P = fold(height, z0, w, front, depth / 2 - .004 * k); rest = np.array([v.co[:] for v in o.data.vertices]); moved = soft(rest)
        o.data.vertices.foreach_set('co', moved.astype(np.float32).ravel()); o.data.update()
        p, n, row, _ = samples(P, PITCH, rng); outward = p - np.array([0, (front + depth / 2) / 2, tall / 2]); n = np.where((n * outward).sum(1, keepdims=True) < 0, -n, n) if k == 0 else np.where(n[:, :1] * p[:, :1] < 0, -n, n)
        side = np.abs(p[:, 0]) > w / 2 - PLY * .5; up = (p[:, 2] > tall - PLY * .35) & (p[:, 1] > front + PLY); inner = (p[:, 2] < PLY * .6) & (p[:, 1] > front + PLY) | (p[:, 1] > front + PLY * 1.2) & ~up & ~side
        keep = ~inner & (top | ~up | (p[:, 1] < front + .03) | side)
        if k: keep = side
        if top and k == 0:
            y = p[:, 1] + depth / 2; keep &= ~((y > BAND[0]) & (y < BAND[0] + BAND[1]) & (p[:, 2] > tall - PLY) & (np.abs(p[:, 0]) < w / 2 - .006))
        terry(name + ' terry', soft(p[keep]), n[keep], mat, rng, height=.0021)
    if top: border(name, mat, soft, tall, width, depth)
    if mono:
        y0 = -depth / 2 + BAND[0] + BAND[1] / 2
        place = lambda x, y, h: np.moveaxis(soft(np.stack([x, y + y0, tall - PLY * .07 + .0016 + h], -1)), -1, 0)
        satin('monogram', mono, .034, place, thread, sizes=sizes, color=(1, 1, 1))
    for o in set(bpy.data.objects) - before: o.parent = hub
    return tall


def border(name, mat, soft, tall, width, depth):
    """The woven border: fine ribs across the towel between two raised cords."""
    rows = np.arange(BAND[0] + .0006, BAND[0] + BAND[1], .0011); x = np.linspace(-width / 2 + .006, width / 2 - .006, 60); rng = np.random.default_rng(3); edge = np.minimum(rows - BAND[0], BAND[0] + BAND[1] - rows)
    cord = ((edge > .004) & (edge < .0075)) | ((edge > .0105) & (edge < .0125)); z = tall - PLY * .07 + np.where(cord, .0014, .0002)
    P = soft(np.stack(np.broadcast_arrays(x[None], (rows - depth / 2)[:, None], z[:, None]), -1))
    yarns(name + ' border', P, .00075, mat, np.repeat(rng.normal(1, .02, (len(rows), 1)) * np.where(cord, 1.0, .95)[:, None], 3, 1), sides=6)


def pile(m, colors, at, mono, sizes=None, seed=1, turns=(0, 0, 0, 0)):
    """A stack, lowest first; the top one carries the monogram."""
    z = at[2]; rng = np.random.default_rng(seed)
    for i, c in enumerate(colors):
        last = i == len(colors) - 1
        z += towel(f'towel {i}', m[c], m[c + ' base'], (at[0] + rng.normal(0, .003), at[1] + rng.normal(0, .003), z), seed * 10 + i, top=last, mono=mono if last else None, thread=m['thread'], sizes=sizes,
                   turn=turns[i], width=WIDTH * (1 + rng.normal(0, .008)), depth=DEPTH * (1 + rng.normal(0, .008))) - .0015
    return z
