from parts import *
from products import finishes


def blade(name, mat, edge, at, length, width, lean, turn, twist, seed):
    """One sword leaf: folded along its middle, tapering to a point, paler along its edges."""
    rng = np.random.default_rng(seed); rows, cols = 36, 9; t = np.linspace(0, 1, rows); w = width * np.minimum(1, .55 + t * 1.5) * np.clip(1 - t ** 3.4, .012, 1); c, s = math.cos(turn), math.sin(turn); ph = rng.uniform(0, 6); pts = []
    for k in range(rows):
        out = lean * length * t[k] ** 1.7; a = twist * t[k] + .10 * math.sin(5 * t[k] + ph); z = length * (t[k] - .06 * t[k] ** 2 * lean)
        for u in np.linspace(-1, 1, cols):
            x, y = u * w[k] / 2 * math.cos(a), u * w[k] / 2 * math.sin(a) + .16 * w[k] * u * u + .006 * math.sin(9 * t[k] + ph) * u + out
            pts.append((at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + z))
    q = [[j * cols + i, j * cols + i + 1, (j + 1) * cols + i + 1, (j + 1) * cols + i] for j in range(rows - 1) for i in range(cols - 1)]
    o = make(name, pts, q, [(pts[v][0], pts[v][2]) for f in q for v in f], mat); o.data.materials.append(edge); o.data.polygons.foreach_set('material_index', [int(i in (0, cols - 2)) for _ in range(rows - 1) for i in range(cols - 1)])
    d = o.modifiers.new('thick', 'SOLIDIFY'); d.thickness = .0022; d.offset = 0; d.use_rim = True; return o


def build(m, R=.19, r=.085, H=.34):
    """A cone without its point, standing on the narrow end in a ring of steel; a snake plant in it."""
    clay, steel, soil, leaf, edge = finishes.finish(m, 'clay', 'satin:#a8492f:.55'), finishes.finish(m, 'frame', 'metal:black'), finishes.finish(m, 'soil', 'plain:#2a211b:.95'), finishes.finish(m, 'leaf', 'plain:#35503a:.42'), finishes.finish(m, 'rim', 'plain:#a9a860:.45')
    lathe('planter foot', [(.0005, 0), (r + .030, 0), (r + .032, .002), (r + .032, .012), (r + .030, .014), (.0005, .014)], steel, around=128)
    lathe('planter', [(.0005, 0), (r - .004, 0), (r, .003), (R - .001, H - .003), (R - .002, H), (R - .010, H), (R - .012, H - .003), (R - .026, H - .080), (.0005, H - .080)], clay, at=(0, 0, .014), around=160)
    z = .014 + H - .045; lathe('soil', [(.0005, .006), (.06, .005), (R - .028, 0), (R - .028, -.01)], soil, at=(0, 0, z), around=64); rng = np.random.default_rng(12)
    for i in range(17):
        ring = (.018, .060, .098)[min(2, i // 4 if i < 8 else 2)]; a = i * 2.399 + rng.uniform(-.3, .3); tall = (.74, .60, .44)[min(2, i // 4 if i < 8 else 2)] * rng.uniform(.86, 1.1)
        blade('leaf', leaf, edge, (ring * math.cos(a), ring * math.sin(a), z - .004), tall, rng.uniform(.050, .066), .06 + ring * 2.1 * rng.uniform(.7, 1.2), a - math.pi / 2, rng.uniform(-.7, .7), i)
