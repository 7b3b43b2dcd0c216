"""Parametric furniture parts in metres, Z up, front towards -Y. Every mesh carries UVs in metres and a `grain` vector."""
import bpy, bmesh, hashlib, math, os
import numpy as np

CACHE = os.environ.get('STUDIO_CACHE', 'cache')
DETAIL = 1.0                      # <1 makes lighter meshes (glTF)
_rng = np.random.default_rng(5)


# ---------------------------------------------------------------- meshes
def _axis(h, r, cell, k, detail):
    t = np.tan(np.linspace(0, np.pi / 4, k + 1)) * r            # equal angles round the edge
    flat = np.linspace(-(h - r), h - r, max(1, round(2 * (h - r) * detail / cell)) + 1)
    return np.concatenate([-(h - r) - t[:0:-1], flat, (h - r) + t[1:]])


def grid_box(size, r, cell, k=3, detail=None):
    """A box of quads with rounded edges. Returns points, quads, UVs per corner and the upper and lower edge loops."""
    h = np.array(size) / 2; r = min(r, h.min() * .98)
    detail = detail or DETAIL; k = max(2, round(k * detail ** .5))
    ax = [_axis(h[i], r, cell, k, detail) for i in range(3)]
    n = [len(a) for a in ax]; seen, pts, quads, uvs = {}, [], [], []

    def at(key):
        if key not in seen:
            seen[key] = len(pts); pts.append([ax[i][key[i]] for i in range(3)])
        return seen[key]
    for a in range(3):
        b, c = (a + 1) % 3, (a + 2) % 3
        for side in (0, n[a] - 1):
            for i in range(n[b] - 1):
                for j in range(n[c] - 1):
                    ring = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                    quad, uv = [], []
                    for p, q in (ring if side else ring[::-1]):
                        key = [0, 0, 0]; key[a], key[b], key[c] = side, p, q
                        quad.append(at(tuple(key)))
                        s, t = ax[b][p], ax[c][q]
                        uv.append((t, s) if a == 1 else (s, t))
                    quads.append(quad); uvs.extend(uv)
    X, Y = n[0] - 1, n[1] - 1
    rim = [(i, 0) for i in range(X)] + [(X, j) for j in range(Y)] + [(i, Y) for i in range(X, 0, -1)] + [(0, j) for j in range(Y, 0, -1)]
    loops = [[seen[(i, j, z)] for i, j in rim] for z in (0, n[2] - 1)]
    p = np.array(pts); core = np.clip(p, -(h - r), h - r); d = p - core
    length = np.linalg.norm(d, axis=1, keepdims=True)
    return core + d / np.maximum(length, 1e-9) * r, quads, np.array(uvs), loops


def make(name, pts, quads, uvs, mat, at=(0, 0, 0), rot=(0, 0, 0), grain=2, smooth=True):
    me = bpy.data.meshes.new(name); pts = np.asarray(pts)
    me.from_pydata(pts.tolist(), [], [list(q) for q in quads]); me.update()
    layer = me.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', (np.asarray(uvs) + _rng.random(2)).astype(np.float32).ravel())
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    g = np.roll(pts, 2 - grain, axis=1) + _rng.random(3) * 4    # grain runs along the third component
    me.attributes.new('grain', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', g.astype(np.float32).ravel())
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me); o.location = at; o.rotation_euler = [math.radians(a) for a in rot]
    bpy.context.scene.collection.objects.link(o)
    return o


def block(name, size, mat, r=.004, puff=0, taper=1, at=(0, 0, 0), rot=(0, 0, 0), grain=None, cell=.05, k=3):
    """Rounded box: a board, a square leg (taper = foot / top) or, with puff, a padded upholstered panel."""
    p, q, uv, loops = grid_box(size, r, cell, k); h = np.array(size) / 2
    if puff:
        t = np.clip(np.abs(p / h), 0, 1); f = 1 - t ** 4; full = np.prod(f + 1e-6, axis=1, keepdims=True)
        p = p + np.sign(p) * t ** 6 * puff * full / (f + 1e-6)
    if taper != 1:
        s = taper + (1 - taper) * (p[:, 2] / size[2] + .5); p[:, :2] *= s[:, None]
    grain = int(np.argmax(size)) if grain is None else grain
    o = make(name, p, q, uv, mat, at, rot, grain); o['loops'] = loops
    return o


def lathe(name, profile, mat, at=(0, 0, 0), rot=(0, 0, 0), around=48, closed=True, smooth=True, planar=False, grain=2):
    """Turned part from (radius, height) pairs; neighbouring pairs closer than 2 mm read as a crisp edge."""
    around = max(16, round(around * DETAIL)); prof = np.array(profile, float); m = len(prof)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    pts = np.stack([prof[:, :1] * np.cos(a), prof[:, :1] * np.sin(a), np.repeat(prof[:, 1:], around, 1)], -1).reshape(-1, 3)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]); girth = 2 * np.pi * prof[:, 0].max()
    quads, uvs = [], []
    for i in range(m - 1):
        for j in range(around):
            j2 = (j + 1) % around
            quads.append([i * around + j, i * around + j2, (i + 1) * around + j2, (i + 1) * around + j])
            uvs += [(girth * u / around, run[v]) for u, v in ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))]
    if closed:
        for i, back in ((0, True), (m - 1, False)):
            ring = [i * around + j for j in range(around)]; ring = ring[::-1] if back else ring
            quads.append(ring); uvs += [tuple(pts[v][:2]) for v in ring]
    if planar: uvs = [tuple(pts[v][:2]) for q in quads for v in q]
    o = make(name, pts, quads, uvs, mat, at, rot, grain, smooth)
    if smooth:
        o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    return o


def smooth_profile(points, n):
    """Catmull-Rom through (radius, height) pairs."""
    P = np.asarray(points, float); P = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]]); out = []
    for a in np.linspace(0, len(P) - 3 - 1e-6, n):
        i = int(a); t = a - i; p0, p1, p2, p3 = P[i:i + 4]
        out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return [(max(r, .0005), z) for r, z in out]


def tube(name, path, radius, mat, at=(0, 0, 0), rot=(0, 0, 0), closed=False, bend=0, square=False):
    """Round (or square) bar along a path; bend rounds the corners by that radius."""
    P = [np.array(p, float) for p in path]
    if bend:
        out = []
        for i, p in enumerate(P):
            if not closed and i in (0, len(P) - 1):
                out.append(p); continue
            a, b = P[i - 1] - p, P[(i + 1) % len(P)] - p
            la, lb = np.linalg.norm(a), np.linalg.norm(b); d = min(bend, la / 2, lb / 2)
            s, e = p + a / la * d, p + b / lb * d
            out += [(1 - t) ** 2 * s + 2 * t * (1 - t) * p + t * t * e for t in np.linspace(0, 1, 9)]
        P = out
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = radius
    cu.bevel_resolution = 0 if square else max(1, round(4 * DETAIL)); cu.use_fill_caps = True
    sp = cu.splines.new('POLY'); sp.points.add(len(P) - 1); sp.use_cyclic_u = closed
    for v, p in zip(sp.points, P): v.co = (*p, 1)
    tmp = bpy.data.objects.new(name, cu)
    me = bpy.data.meshes.new_from_object(tmp); bpy.data.objects.remove(tmp)
    pts = np.array([v.co[:] for v in me.vertices]); quads = [list(f.vertices) for f in me.polygons]
    uvs = np.array([(pts[v].sum() * .7, pts[v][2]) for q in quads for v in q])
    o = make(name, pts, quads, uvs, mat, at, rot, 2, not square); bpy.data.meshes.remove(me)
    o.data.use_auto_smooth = True
    return o


def rounded_rect(w, d, r, n=10):
    a = np.linspace(0, np.pi / 2, n); arc = np.stack([np.cos(a), np.sin(a)], 1) * r; out = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        c, s = round(np.cos(k * np.pi / 2)), round(np.sin(k * np.pi / 2))
        out.append(arc @ np.array([[c, s], [-s, c]]) + (sx * (w / 2 - r), sy * (d / 2 - r)))
    return np.concatenate(out)


def ellipse(w, d, n=96):
    a = np.linspace(0, 2 * np.pi, n, endpoint=False); return np.stack([np.cos(a) * w / 2, np.sin(a) * d / 2], 1)


def fluted(radius, flutes=28, depth=.008, n=10):
    a = np.linspace(0, 2 * np.pi, flutes * n, endpoint=False); r = radius - depth * (1 - np.abs(np.sin(a * flutes / 2)))
    return np.stack([np.cos(a) * r, np.sin(a) * r], 1)


def plate(name, outline, thick, mat, edge=.003, under=None, at=(0, 0, 0), rot=(0, 0, 0), grain=0):
    """A board cut to any outline (counter-clockwise), edges rounded; `under` chamfers the lower edge to make it look thinner."""
    P = np.asarray(outline, float); t = np.roll(P, -1, 0) - np.roll(P, 1, 0); t /= np.linalg.norm(t, axis=1, keepdims=True)
    inward = np.stack([-t[:, 1], t[:, 0]], 1); h = thick / 2; e = min(edge, h * .9)
    arc = [(e * (1 - math.sin(a)), h - e * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 5)]
    low = [(under[0], -h), (0, -h + under[1])] if under else [(i, -z) for i, z in arc]
    rings = low + arc[::-1]; n = len(P)
    pts = np.concatenate([np.c_[P + inward * i, np.full(n, z)] for i, z in rings]); quads = []
    for k in range(len(rings) - 1):
        quads += [[k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j] for j in range(n)]
    quads += [list(range(n))[::-1], list(range((len(rings) - 1) * n, len(rings) * n))]
    uvs = [tuple(pts[v][:2]) for q in quads for v in q]
    o = make(name, pts, quads, uvs, mat, at, rot, grain); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(35)
    return o


def boards(name, length, width, thick, count, mat, at=(0, 0, 0), r=.0015):
    """A glued-up top: each board its own piece of wood."""
    w = width / count
    for i in range(count): block(name, (length, w - .0004, thick), mat, r=r, at=(at[0], at[1] - width / 2 + w * (i + .5), at[2]), grain=0, cell=.3)


# ---------------------------------------------------------------- upholstery
def cushion(name, size, mat, pressure=1, stiff=15, r=.012, cell=.03, slot=None, sag=0, slump=0, crease=1, welt=0, frames=22,
            at=(0, 0, 0), rot=(0, 0, 0), welt_mat=None):
    """A sewn box (or, if thin, a knife-edge pillow) blown up by the cloth solver, then pressed into its slot.

    slot: room it may take, so that neighbours touch flat; sag: metres a seat is sat in; slump: a back cushion's belly
    sinks; welt: piping radius. The solved shape is kept in CACHE: the solver runs once per set of numbers."""
    p, q, uv, loops = grid_box(size, r, cell, 2, 1.0)          # never coarser, or the solver finds other folds
    key = hashlib.sha1(repr((size, pressure, stiff, r, cell, crease, frames)).encode()).hexdigest()[:12]
    path = os.path.join(CACHE, f'cushion-{key}.npy')
    if os.path.exists(path):
        p = np.load(path)
    else:
        o = make('solve', p + np.random.default_rng(3).normal(0, .0006, p.shape), q, uv, mat)
        c = o.modifiers.new('cloth', 'CLOTH'); s = c.settings
        s.quality = 3; s.mass = .2; s.air_damping = 6
        s.tension_stiffness = s.compression_stiffness = stiff; s.shear_stiffness = stiff * .5; s.bending_stiffness = .15
        s.tension_damping = s.compression_damping = 20
        s.use_pressure = True; s.uniform_pressure_force = pressure; s.effector_weights.gravity = 0
        s.shrink_min = -.03 * crease
        c.point_cache.frame_end = frames
        sc = bpy.context.scene
        for f in range(1, frames + 1): sc.frame_set(f)
        me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        p = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', p); p = p.reshape(-1, 3).astype(float)
        bpy.data.meshes.remove(me); bpy.data.objects.remove(o); sc.frame_set(1)
        os.makedirs(CACHE, exist_ok=True); np.save(path, p)
    h = np.array(size) / 2
    if sag:
        d = np.exp(-((p[:, 0] / h[0] / .62) ** 2 + ((p[:, 1] / h[1] + .05) / .6) ** 2)); p[:, 2] -= sag * d * np.clip(p[:, 2] / h[2], 0, 1)
    if slump:                                                   # height axis of a back cushion is local Y
        t = (p[:, 1] / h[1]); p[:, 2] *= 1 - slump * t; p[:, 1] -= slump * .25 * h[1] * (1 - (p[:, 0] / h[0]) ** 2) * (t > 0) * t
    if slot:
        s = np.array(slot) / 2; near = .75 * s; x = np.abs(p); over = np.maximum(x - near, 0) / (s - near)
        p = np.where(x > near, np.sign(p) * (near + (s - near) * np.tanh(over)), p)
    o = make(name, p, q, uv, mat, at, rot)
    sub = o.modifiers.new('smooth', 'SUBSURF'); sub.levels = sub.render_levels = 2 if DETAIL >= 1 else 0
    if welt:
        for loop in loops:              # the same B-spline the subdivided edge follows, so the cord sits in its seam
            a = p[loop]; b = np.roll(a, -1, 0); c = np.roll(a, 1, 0); d = np.roll(a, -2, 0)
            fine = np.stack([(c + 4 * a + b) / 6, (c + 23 * a + 23 * b + d) / 48], 1).reshape(-1, 3)
            tube(name + ' welt', fine, welt, welt_mat or mat, at, rot, closed=True)
    return o


def shade(name, r0, r1, height, mat, at=(0, 0, 0), thick=.0015):
    """Open conical lamp shade with a rolled rim at both ends."""
    o = lathe(name, [(r0, 0), (r1, height)], mat, at, around=96, closed=False)
    so = o.modifiers.new('thick', 'SOLIDIFY'); so.thickness = thick
    for r, z in ((r0, 0), (r1, height)):
        a = np.linspace(0, 2 * np.pi, 96, endpoint=False)
        tube(name + ' rim', np.stack([r * np.cos(a), r * np.sin(a), 0 * a + z], 1), .0025, mat, at, closed=True)
    return o


def rug(name, size, mat, at=(0, 0, 0)):
    o = block(name, (size[0], size[1], .012), mat, r=.005, at=(at[0], at[1], .006), cell=.08)
    return o
