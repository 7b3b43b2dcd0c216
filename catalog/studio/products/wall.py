"""Parts of what hangs on a wall: the wall is the plane y = 0, and everything stands out from it towards -Y."""
import materials as M
from parts import *
from products import finishes, props


def glass():
    n = M.Nodes('mirror'); return n.set(Base_Color=(.86, .875, .87, 1), Metallic=1, Roughness=0)


def pill(w, h, r=None, n=24): return rounded_rect(w, h, r or min(w, h) / 2 - 1e-4, n)


def arch(w, h, n=64):
    r = w / 2; a = np.linspace(0, math.pi, n); top = np.c_[r * np.cos(a), h / 2 - r + r * np.sin(a)]
    side = np.linspace(h / 2 - r, -h / 2, 12)[1:]
    return np.concatenate([top, np.c_[np.full(11, -r), side], np.c_[np.full(11, r), side[::-1]]])


def inset(outline, by):
    """The outline moved inwards, corner by corner."""
    P = np.asarray(outline, float); a = P - np.roll(P, 1, 0); b = np.roll(P, -1, 0) - P
    unit = lambda v: v / (np.linalg.norm(v, axis=1, keepdims=True) + 1e-12); a, b = unit(a), unit(b)
    n = np.stack([-(a + b)[:, 1], (a + b)[:, 0]], 1); n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-12
    share = np.clip((n * np.stack([-a[:, 1], a[:, 0]], 1)).sum(1, keepdims=True), .3, 1)
    return P + n * by / share


def ring(name, outer, inner, depth, mat, x=0, z=0, edge=.003, along=False):
    """A frame between two outlines; `along`: its grain follows it, as in bent wood."""
    e = lambda t: np.asarray(outer) * (1 - t) + np.asarray(inner) * t; face = np.linalg.norm(np.asarray(outer) - inner, axis=1).mean(); k = edge / face
    loops = [(e(0), 0), (e(0), edge - depth), (e(k * .3), edge * .3 - depth), (e(k), -depth), (e(1 - k), -depth), (e(1 - k * .3), edge * .3 - depth), (e(1), edge - depth), (e(1), 0)]
    n = len(outer); pts = np.concatenate([np.c_[L[:, 0], np.full(n, y), L[:, 1]] for L, y in loops])
    quads = [[i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j] for i in range(len(loops) - 1) for j in range(n)]
    o = make(name, pts, quads, [(pts[v][0], pts[v][2]) for q in quads for v in q], mat, at=(x, 0, z), grain=2)
    if along:
        step = np.linalg.norm(np.roll(np.asarray(outer), -1, 0) - outer, axis=1); run = np.r_[0, np.cumsum(step)[:-1]]
        g = np.concatenate([np.c_[np.full(n, i * face / 7), np.full(n, y), run] for i, (_, y) in enumerate(loops)])
        o.data.attributes['grain'].data.foreach_set('vector', g.astype(np.float32).ravel())
    m = bmesh.new(); m.from_mesh(o.data); bmesh.ops.recalc_face_normals(m, faces=m.faces); m.to_mesh(o.data); m.free()
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40); return o


def pane(name, outline, y, mat, x=0, z=0):
    """One flat face at y, in front of the wall."""
    P = np.asarray(outline); return make(name, np.c_[P[:, 0], np.full(len(P), y), P[:, 1]], [list(range(len(P)))], [tuple(p) for p in P], mat, at=(x, 0, z), smooth=False)


def bars(name, w, h, face, depth, mat, x=0, z=0, r=.0025, y=0):
    """A frame of four bars."""
    for s in (-1, 1):
        block(name, (face, depth, h), mat, r=r, at=(x + s * (w / 2 - face / 2), y - depth / 2, z), grain=2, cell=.4)
        block(name, (w - 2 * face, depth, face), mat, r=r, at=(x, y - depth / 2, z + s * (h / 2 - face / 2)), grain=0, cell=.4)


def only_reflected(objects):
    for o in objects: o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


def glow(hex_, light=1.0):
    n = M.Nodes('seen in a mirror'); n.tree.links.new(n('Emission', Color=(*M.srgb(hex_), 1), Strength=light).outputs[0], n.out.inputs[0]); return n.mat


def opposite(wall, far='#ffffff', x=0.0, y=-5.4, window=(-1.5, 1.6, 1.7, 1.9), leaf='#4d5c3d', door=None):
    """The other side of the room, which only mirrors see: a wall, a window with bars, a plant in front of it."""
    before = set(bpy.data.objects)
    flat = lambda name, cx, cz, w, h, dy, mat: make(name, [(cx - w / 2, y + dy, cz - h / 2), (cx - w / 2, y + dy, cz + h / 2), (cx + w / 2, y + dy, cz + h / 2), (cx + w / 2, y + dy, cz - h / 2)], [[0, 1, 2, 3]], [(0, 0)] * 4, mat)
    flat('far wall', x, 1.6, 14, 3.4, 0, glow(wall, .78)); flat('far skirting', x, .06, 14, .12, .01, glow(far, .6)); flat('far ceiling', x, 3.1, 14, .5, .02, glow(far, .74))
    cx, cz, w, h = window; cx += x
    flat('far trim', cx, cz, w + .18, h + .18, .02, glow(far, .78)); flat('far window', cx, cz, w, h, .03, glow('#f4f8ff', 1.25))
    for k in (1, 2): flat('far bar', cx - w / 2 + w * k / 3, cz, .035, h, .04, glow(far, .7))
    flat('far bar', cx, cz, w, .035, .04, glow(far, .7))
    if door: flat('far door', x + door, 1.05, .95, 2.1, .02, glow(far, .5)); flat('far panel', x + door, 1.5, .62, .8, .03, glow(far, .46)); flat('far panel', x + door, .6, .62, .6, .03, glow(far, .46))
    if leaf: props.foliage('far plant', glow(leaf, .5), (cx + w * .62, y + .5, .5), stems=9, height=1.5, spread=.42, leaf=.2, seed=6)
    only_reflected(set(bpy.data.objects) - before)


def sheet(name, outline, y, mat, x=0, z=0, lift=.0001):
    """Ink or paper: a thin plate whose front is at y."""
    return plate(name, np.asarray(outline), lift, mat, edge=.00004, at=(x, y + lift / 2, z), rot=(90, 0, 0))


def box(w, h): return np.array([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)])


def print_(name, x, z, w, h, shapes, inks, frame, mount, face=.018, depth=.03, margin=.0, r=.0025):
    """A framed print: `shapes` are (ink, outline, dx, dz) from the back to the front."""
    bars(name + ' frame', w, h, face, depth, frame, x, z, r); block(name + ' back', (w - face, .01, h - face), mount, r=.0005, at=(x, -.009, z), cell=.4)
    for i, (ink, outline, dx, dz) in enumerate(shapes): sheet(f'{name} ink', outline, -.0142 - .00015 * i, inks[ink], x + dx, z + dz)


def ridge(w, low, high, seed, n=90):
    """A range of hills: from `low` up to a line that rises and falls around `high`."""
    rng = np.random.default_rng(seed); x = np.linspace(-w / 2, w / 2, n); y = high + sum(rng.uniform(.3, 1) * .030 / k * np.sin(x / w * 2 * np.pi * k * .8 + rng.uniform(0, 6.3)) for k in (1, 2, 3.3))
    return np.concatenate([[(-w / 2, low), (w / 2, low)], np.c_[x, y][::-1]])


def wedge(r, a0, a1, n=40):
    a = np.radians(np.linspace(a0, a1, n)); return np.concatenate([[(0, 0)], np.c_[r * np.cos(a), r * np.sin(a)]])


def drape(name, mat, x0, x1, y, top, bottom=.012, folds=7, depth=.045, seed=8, pinch=.0):
    """A curtain in soft folds, which open towards the hem; `pinch`: how far it is gathered at the head, a share of its width."""
    n, rows = folds * 20, 40; u = np.linspace(0, 1, n); rng = np.random.default_rng(seed); phase = rng.uniform(0, 6.3, 3)
    ph = u * folds * 2 * np.pi + .55 * np.sin(u * 7 + phase[0]) + .3 * np.sin(u * 17 + phase[1]); P = []
    for k in range(rows):
        t = k / (rows - 1); z = top + (bottom - top) * t; wide = 1 - pinch * (1 - t) ** 3; amp = depth * (.55 + .45 * t)
        x = (x0 + x1) / 2 + (x1 - x0) * (u - .5) * wide + .010 * np.sin(ph * .5 + t * 2.2 + phase[2]) * t
        yy = y + amp * (np.sin(ph + .5 * t * np.sin(ph * .31 + phase[1])) + .16 * np.sin(2.1 * ph + t * 3)); P.append(np.c_[x, yy, np.full(n, z)])
    P = np.array(P); run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P[rows // 2], axis=0), axis=1))]; pts = P.reshape(-1, 3)
    q = [[j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1] for j in range(rows - 1) for i in range(n - 1)]
    o = make(name, pts, q, [(run[k % n], pts[k][2]) for f in q for k in f], mat); s = o.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .0016; return o


def gauze(hex_='#f4f1ea', open_=.42, glow=.5):
    """Sheer cloth: light passes between its threads, and some of it through them; the uneven threads show."""
    n = M.Nodes('gauze'); uv = n('UVMap').outputs[0]
    yarn = lambda s: n('TexNoise', Vector=n('VectorMath', {'operation': 'MULTIPLY'}, Vector=uv, _1=s).outputs[0], Scale=1, Detail=2).outputs['Fac']
    tone = n.math('ADD', n.math('MULTIPLY', yarn((620, 14, 1)), .5), n.math('MULTIPLY', yarn((14, 620, 1)), .5))
    c = (*M.srgb(hex_), 1); thread = n('MixShader', _0=glow, _1=n('BsdfDiffuse', Color=c).outputs[0], _2=n('BsdfTranslucent', Color=c).outputs[0])
    edge = n('LayerWeight', Blend=.5).outputs['Facing']; gap = n.math('MULTIPLY', n.math('SUBTRACT', 1, n.math('POWER', edge, 3)), n.math('MULTIPLY', tone, open_ * 2))
    mix = n('MixShader', _0=gap, _1=thread.outputs[0], _2=n('BsdfTransparent').outputs[0]); n.tree.links.new(mix.outputs[0], n.out.inputs[0]); return n.mat


def rod(mat, x0, x1, y, z, r=.0125, finial='ball', rings=None):
    tube('rod', [(x0, y, z), (x1, y, z)], r, mat)
    for x, s in ((x0, -1), (x1, 1)):
        if finial == 'ball': lathe('finial', smooth_profile([(.0005, -.024), (.017, -.017), (.024, 0), (.017, .017), (.0005, .024)], 30), mat, at=(x + s * .02, y, z), rot=(0, 90, 0), around=48)
        else: lathe('finial', [(.0005, -.012), (r * 1.5, -.012), (r * 1.5, .012), (.0005, .012)], mat, at=(x, y, z), rot=(0, 90, 0), around=48)
        tube('bracket', [(x - s * .10, 0, z - .004), (x - s * .10, y, z - .004)], .006, mat); lathe('bracket', [(.0005, .008), (.024, .007), (.026, 0)], mat, at=(x - s * .10, 0, z - .004), rot=(90, 0, 0), around=48)
    for x in rings or (): a = np.linspace(0, 2 * np.pi, 40, endpoint=False); tube('rod ring', np.stack([0 * a + x, y + .021 * np.cos(a), z - .008 + .021 * np.sin(a)], 1), .0022, mat, closed=True)


def hand(name, mat, length, width, tail, turn, y, x=0, z=0):
    """A clock's hand; `turn` in degrees clockwise from twelve."""
    a = math.radians(-turn); c, s = math.cos(a), math.sin(a); P = np.array([(-width / 2, -tail), (width / 2, -tail), (width * .36, length), (-width * .36, length)])
    plate(name, P @ np.array([[c, s], [-s, c]]), .0016, mat, edge=.0004, at=(x, y, z), rot=(90, 0, 0))


def marks(name, mat, R, count, size, y, x=0, z=0, every=None):
    """Hour or minute marks around a dial; `every`: leave out those that are a multiple of it."""
    w, h = size
    for i in range(count):
        if every and i % every == 0: continue
        a = 2 * math.pi * i / count; block(name, (w, .0012, h), mat, r=.0003, at=(x + R * math.sin(a), y, z + R * math.cos(a)), rot=(0, math.degrees(a), 0), cell=.1)
