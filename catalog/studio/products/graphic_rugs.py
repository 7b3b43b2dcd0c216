"""Rugs by pattern: looped, carved or shaggy wool by the yarn, and flat weaves as one cloth with a printed picture and a fine relief. Metres."""
import bpy
from parts import *
from parts_small import grid, loops_on, quick, yarns
from products import rugs
import materials as M


def field(size, pitch, rng, round_=False):
    """Points all over a rug, slightly off their grid."""
    W, D = size; nx, ny = int(W / pitch), int(D / pitch)
    x, y = np.meshgrid((np.arange(nx) + .5) / nx * W - W / 2, (np.arange(ny) + .5) / ny * D - D / 2)
    x, y = x.ravel() + rng.normal(0, pitch * .12, nx * ny), y.ravel() + rng.normal(0, pitch * .12, nx * ny)
    if round_: ok = np.hypot(x / W, y / D) < .5 - pitch * .3 / W; x, y = x[ok], y[ok]
    return x, y


def base(name, size, thick, lay, mat, round_=False):
    """The cloth that the yarn is tufted into."""
    if round_: plate(name + ' base', ellipse(*size, 160), thick, mat, edge=.001, at=(0, 0, thick / 2)); return
    W, D = size; u, v = np.meshgrid(np.linspace(-W / 2, W / 2, 150), np.linspace(-D / 2, D / 2, 110)); low = np.stack([u, v, 0 * u + .0003], -1).reshape(-1, 3); top = low + (0, 0, thick)
    q = grid(110, 150); ring = list(range(150)) + [150 * j + 149 for j in range(1, 110)] + [109 * 150 + i for i in range(148, -1, -1)] + [150 * j for j in range(108, 0, -1)]; k = len(low)
    side = [[ring[i], ring[(i + 1) % len(ring)], ring[(i + 1) % len(ring)] + k, ring[i] + k] for i in range(len(ring))]
    flat = np.vstack([low, top]); quads = np.vstack([q[:, ::-1], q + k, side]); make(name + ' base', lay(flat), quads, flat[quads.ravel()][:, :2], mat)


def laid(size, corner, reach): return (lambda P: rugs.folded(P, corner, reach, size)) if corner else (lambda P: P)


def looped(name, size, color_at, m, height=.0062, pitch=.0075, thick=.0068, corner=None, reach=.36, round_=False, seed=2, shade=.055):
    """Loops; `height` is one number or a function of x and y. Returns the mapping from flat to laid."""
    rng = np.random.default_rng(seed); lay = laid(size, corner, reach); x, y = field(size, pitch, rng, round_)
    at = np.stack([x, y, np.full_like(x, thick)], -1); up = np.zeros_like(at); up[:, 2] = 1; turn = rng.normal(np.pi / 2, .35, len(x)); T = np.stack([np.cos(turn), np.sin(turn), 0 * turn], -1)
    tall = (height(x, y) if callable(height) else height) * rng.normal(1, .10, len(x)); flat = loops_on(at, up, T, tall, np.full(len(x), pitch * .46)); flat[:, [0, -1], 2] = thick - .002
    yarns(name + ' pile', lay(flat), pitch * .45, m['wool'], color_at(x, y, rng) * rng.normal(1, shade, (len(x), 1))); base(name, size, thick, lay, m['backing'], round_)
    return lay


def shaggy(name, size, color_at, m, height=.046, pitch=.0105, thick=.006, per=3, seed=2):
    """Long cut yarn that falls every way, over the edge where there is one."""
    rng = np.random.default_rng(seed); W, D = size; x, y = field(size, pitch, rng); x, y = np.repeat(x, per), np.repeat(y, per); n = len(x); free = rng.uniform(0, 2 * np.pi, n); t = np.linspace(0, 1, 6)
    push = np.stack([np.cos(free), np.sin(free)], 1) + .5 * np.stack([np.sin(y * 3.3 + np.sin(x * 2)), np.cos(x * 2.9)], 1)
    for axis, (p, half) in enumerate(((x, W / 2), (y, D / 2))): push[:, axis] += np.sign(p) * 1.6 * np.clip(1 - (half - np.abs(p)) / .03, 0, 1)
    push /= np.linalg.norm(push, axis=1, keepdims=True); side = np.stack([-push[:, 1], push[:, 0]], 1); L = height * rng.uniform(.75, 1.1, n); lean = rng.uniform(.60, 1.25, n); bend = lean[:, None] * (.5 + t)
    out = np.cumsum(np.sin(bend), 1) / 6 * L[:, None] * t.clip(.2, 1); up = np.cumsum(np.cos(bend).clip(-.2, 1), 1) / 6 * L[:, None]; curl = .005 * np.sin(t * 4 + rng.uniform(0, 6, n)[:, None]) * t
    xy = np.stack([x, y], 1)[:, None] + push[:, None] * out[..., None] + side[:, None] * curl[..., None]; P = np.concatenate([xy, (thick + up - up[:, :1] - .002)[..., None].clip(.0015)], -1)
    yarns(name + ' pile', P, .0026, m['wool'], color_at(x, y, rng) * rng.normal(1, .10, (n, 1)), sides=4)


def ring(name, radius, mat, color, thick=.0062, pitch=.0046):
    """A round rug's rim, whipped with yarn."""
    n = int(2 * math.pi * radius / pitch); a = np.linspace(0, 2 * np.pi, n, endpoint=False); q = np.linspace(-.7 * np.pi, .7 * np.pi, 7); r = radius + thick * np.cos(q)[None]; b = a[:, None] + pitch / radius * .5 * q[None] / np.pi
    rng = np.random.default_rng(6); yarns(name + ' binding', np.stack([r * np.cos(b), r * np.sin(b), np.broadcast_to(thick + thick * np.sin(q)[None], b.shape)], -1), pitch * .62, mat, np.array(color)[None] * rng.normal(1, .05, (n, 1)), sides=5)


def printed(name, color, height, relief):
    """Cloth with a picture: colors (rows, columns, 3) in linear light and a relief of `relief` metres, both across the UV square."""
    def image(kind, a):
        im = bpy.data.images.new(f'{name} {kind}', *a.shape[1::-1], float_buffer=True, is_data=True); im.colorspace_settings.name = 'Non-Color'
        im.pixels.foreach_set(np.dstack([a, np.ones(a.shape[:2])]).astype(np.float32).ravel()); im.pack(); return im
    n = M.Nodes(name + ' cloth'); uv = n('UVMap').outputs[0]; tone = n('TexImage', {'image': image('color', color)}, Vector=uv).outputs[0]; h = n('TexImage', {'image': image('height', np.repeat(height[..., None], 3, 2))}, Vector=uv).outputs[0]
    return n.set(Base_Color=tone, Roughness=.95, Specular=.1, Sheen=.3, Sheen_Tint=.7, Normal=n('Bump', Strength=1, Distance=relief, Height=h).outputs[0])


def woven(name, size, color_at, backing, weave, relief=.0022, thick=.006, px=.0014, corner=None, reach=.34, wave=0, seed=3):
    """A flat rug with the picture `color_at` in the weave `weave(x, y)`: its height, 0 to 1. Returns the mapping from flat to laid."""
    W, D = size; lay = laid(size, corner, reach); rng = np.random.default_rng(seed); nx, ny = int(W / px), int(D / px)
    x, y = np.meshgrid((np.arange(nx) + .5) / nx * W - W / 2, (np.arange(ny) + .5) / ny * D - D / 2); h = weave(x, y); c = color_at(x.ravel(), y.ravel(), rng).reshape(ny, nx, 3) * (.80 + .26 * h[..., None]) * rng.normal(1, .035, (ny, nx, 1))
    mat = printed(name, c, h, relief); cols, rows = 220, 160; r = thick * .45; u, v = np.meshgrid(np.linspace(-1, 1, cols), np.linspace(-1, 1, rows)); edge = np.minimum(W / 2 * (1 - np.abs(u)), D / 2 * (1 - np.abs(v)))
    z = thick - r * (1 - np.sqrt(1 - np.clip(1 - edge / r, 0, 1) ** 2)); P = np.stack([u * W / 2, v * D / 2, z], -1).reshape(-1, 3); q = grid(rows, cols)
    quick(name + ' top', lay(P), q, mat, uvs=np.stack([(u + 1) / 2, (v + 1) / 2], -1).reshape(-1, 2))
    base(name, (W - .001, D - .001), thick - r, lay, backing); return lay
