import bpy
from parts import *
from parts_cloth import strip
from parts_small import yarns
from products import finishes, rugs
import materials as M

WIDTH, THICK = .60, .011          # folded lengthwise; one ply
PLINTH = (.92, .36, .40)
BARS = [(.030, .075), (.105, .120), (.150, .165)]     # black, from the hem


def cloth(length, ivory, black):
    """A ribbed weave with black bars near both ends; UV in metres along the strip."""
    n = M.Nodes('throw'); rows = int(length / .0012); run = (np.arange(rows) + .5) / rows * length; end = np.minimum(run, length - run); tone = np.tile(ivory, (rows, 1))
    for a, b in BARS: tone[(end > a) & (end < b)] = black
    u = np.linspace(0, 1, 64, endpoint=False); h = .5 + .5 * np.cos(run[:, None] * 2 * np.pi / .0060 + np.pi * (u[None] * 8 % 2 > 1)); rng = np.random.default_rng(3); c = np.repeat(tone[:, None], 64, 1) * (.78 + .28 * h[..., None]) * rng.normal(1, .05, (rows, 64, 1))
    def image(kind, a):
        im = bpy.data.images.new('throw ' + kind, 64, rows, float_buffer=True, is_data=True); im.colorspace_settings.name = 'Non-Color'; im.pixels.foreach_set(np.dstack([a, np.ones((rows, 64))]).astype(np.float32).ravel()); im.pack(); return im
    uv = n('VectorMath', {'operation': 'MULTIPLY'}, Vector=n('UVMap').outputs[0], _1=(1 / .048, 1 / length, 1)).outputs[0]
    bump = n('Bump', Strength=1, Distance=.0022, Height=n('TexImage', {'image': image('height', np.repeat(h[..., None], 3, 2))}, Vector=uv).outputs[0]).outputs[0]
    return n.set(Base_Color=n('TexImage', {'image': image('color', c)}, Vector=uv).outputs[0], Roughness=.95, Specular=.1, Sheen=.4, Sheen_Tint=.7, Normal=bump)


def path(z, hang, out):
    """Up the back of the plinth, over its top and down the front, `out` metres off it."""
    d, r = PLINTH[1] / 2 + out, .028; a = np.linspace(0, np.pi / 2, 12)[1:-1]; up = np.linspace(z - .22, z - r, 14); top = np.linspace(d - r, -d + r, 30); down = np.linspace(z - r, z - hang, 30)
    y = np.r_[np.full(14, d), d - r + r * np.cos(a), top, -d + r - r * np.sin(a), np.full(30, -d)]; return np.c_[0 * y, y, np.r_[up, z - r + r * np.sin(a), np.full(30, z), z - r + r * np.cos(a), down]]


def build(m):
    """A wool throw over a plinth, its fringe to the front."""
    ivory, black = rugs.linear('#ece5d5', '#1b1b1d'); block('plinth', PLINTH, finishes.finish(m, 'white', 'satin:#dedbd4:.5'), r=.003, at=(0, 0, PLINTH[2] / 2)); rng = np.random.default_rng(5)
    for k, (hang, shift) in enumerate(((.245, .006), (.262, -.004))):
        C = path(PLINTH[2] + THICK * (k + .55), hang, THICK * (k + .55)); T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); A = np.tile((1.0, 0, 0), (len(C), 1)); N = np.cross(T, A); N = np.where(((C - (0, 0, .2)) * N).sum(1, keepdims=True) < 0, -N, N)
        length = float(np.linalg.norm(np.diff(C, axis=0), axis=1).sum()); o, _ = strip('throw', C, A, N, WIDTH, THICK * .8, cloth(length, ivory, black), across=60)
        low = lambda z: np.clip((PLINTH[2] - z) / .25, 0, 1.2)
        def soft(P): x, y, z = P[..., 0], P[..., 1], P[..., 2]; Q = P.copy(); Q[..., 0] = x + shift + .006 * np.sin(z * 14 + k); Q[..., 1] = y - np.where(y < 0, 1, -1) * low(z) * (.010 + .009 * np.sin(x * 15 + k)); Q[..., 2] = z + .0035 * np.sin(x * 11 + k) * np.sin(y * 14) * (z > PLINTH[2] - .01) + .0018 * np.sin(x * 5) * low(z); return Q
        V = np.array([v.co[:] for v in o.data.vertices]); o.data.vertices.foreach_set('co', soft(V).astype(np.float32).ravel()); o.data.update()
        paths = []; end = C[-1]
        for x in np.arange(-WIDTH / 2 + .006, WIDTH / 2, .0115):
            sway = rng.normal(0, .05); L = .068 * rng.normal(1, .05)
            for j in range(6): t = np.linspace(0, 1, 8); o2 = (j - 2.5) * .0013; paths.append(np.stack([x + o2 * (1 - .75 * np.exp(-((t - .18) / .08) ** 2)) + sway * L * t + rng.normal(0, .002) * t, end[1] + rng.normal(0, .0016) * t + .0012 * (j % 3 - 1), end[2] + .004 - L * t], -1))
        P = np.array(paths); yarns('throw fringe', soft(P), .0014, m['wool'], ivory[None] * rng.normal(1, .06, (len(P), 1)), sides=5)
