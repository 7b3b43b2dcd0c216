"""Parts of small things: yarn laid by the thousand, ribbed pots, tumblers, patches bent round a cylinder. Metres, Z up."""
import bpy, math
import numpy as np
from parts import *


def quick(name, pts, quads, mat, tint=None, uvs=None):
    """A big mesh of quads straight from arrays; `tint` colours its points ('tint' attribute)."""
    me = bpy.data.meshes.new(name); n, f = len(pts), len(quads)
    me.vertices.add(n); me.vertices.foreach_set('co', np.asarray(pts, np.float32).ravel())
    me.loops.add(f * 4); me.loops.foreach_set('vertex_index', np.asarray(quads, np.int32).ravel())
    me.polygons.add(f); me.polygons.foreach_set('loop_start', np.arange(0, f * 4, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(f, 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(f, bool)); me.update(calc_edges=True)
    if uvs is not None: me.uv_layers.new(name='UVMap').data.foreach_set('uv', np.asarray(uvs, np.float32)[np.asarray(quads).ravel()].ravel())
    if tint is not None: me.attributes.new('tint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.c_[np.asarray(tint), np.ones(n)].astype(np.float32).ravel())
    me.materials.append(mat); o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    return o


def yarns(name, paths, radius, mat, tint=None, sides=4):
    """Round threads along `paths` (count, points, 3), as one mesh. `radius`: one number, per thread or per point; ends close to a tip."""
    P = np.asarray(paths, float); n, k, _ = P.shape; R = np.broadcast_to(np.asarray(radius, float).reshape(*np.shape(radius), *([1] * (2 - np.ndim(radius)))), (n, k)).copy()
    T = np.gradient(P, axis=1); T /= np.linalg.norm(T, axis=2, keepdims=True) + 1e-12
    chord = np.cross(P[:, k // 2] - P[:, 0], P[:, -1] - P[:, k // 2]); flat = np.linalg.norm(chord, axis=1) < 1e-12
    chord[flat] = np.cross(T[flat, 0], [.31, .67, .22]); chord /= np.linalg.norm(chord, axis=1, keepdims=True) + 1e-12
    A = np.broadcast_to(chord[:, None], P.shape); A = A - T * (A * T).sum(2, keepdims=True); A /= np.linalg.norm(A, axis=2, keepdims=True) + 1e-12
    B = np.cross(T, A); R[:, 0] *= .25; R[:, -1] *= .25
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    pts = P[:, :, None] + R[:, :, None, None] * (A[:, :, None] * np.cos(a)[None, None, :, None] + B[:, :, None] * np.sin(a)[None, None, :, None])
    j = np.arange(sides); ring = np.stack([j, (j + 1) % sides, (j + 1) % sides + sides, j + sides], 1)
    quads = (np.arange(n)[:, None, None, None] * k * sides + np.arange(k - 1)[None, :, None, None] * sides + ring[None, None]).reshape(-1, 4)
    tints = None if tint is None else np.repeat(np.broadcast_to(tint, (n, 3)), k * sides, 0)
    o = quick(name, pts.reshape(-1, 3), quads, mat, tints); o.cycles.shadow_terminator_offset = .25     # few sides: no black fringes
    return o


def loops_on(P, N, T, height, spread):
    """Paths of terry or rug loops: up from P along N, over towards T and down again. All arrays (count, 3); height per loop."""
    t = np.array([[-1, -.15], [-1.15, .55], [-.45, 1], [.45, 1], [1.15, .55], [1, -.15]])
    return P[:, None] + T[:, None] * t[None, :, :1] * np.reshape(spread, (-1, 1, 1)) + N[:, None] * t[None, :, 1:] * np.reshape(height, (-1, 1, 1))


def grid(rows, cols, wrap=False):
    i, j = np.mgrid[0:rows - 1, 0:cols if wrap else cols - 1]; j2 = (j + 1) % cols
    return np.stack([i * cols + j, i * cols + j2, (i + 1) * cols + j2, (i + 1) * cols + j], -1).reshape(-1, 4)


def ribbed(name, profile, mat, ribs=24, depth=.004, fade=(0, 1), at=(0, 0, 0), n=120, around=None, twist=0):
    """A thrown pot whose outside is combed into ribs between the heights `fade`; the inside stays round."""
    prof = np.array(smooth_profile(profile, n)); top = int(np.argmax(prof[:, 1])); z = prof[:, 1]; around = around or ribs * 12
    a = np.linspace(0, 2 * np.pi, around, endpoint=False); e = .025
    on = np.clip((z - fade[0]) / e, 0, 1) * np.clip((fade[1] - z) / e, 0, 1) * (np.arange(n) < top); on = on * on * (3 - 2 * on)
    wave = np.abs(np.sin((a[None] + twist * z[:, None]) * ribs / 2)) ** .8
    r = prof[:, :1] - depth * on[:, None] * (1 - wave)
    pts = np.stack([r * np.cos(a), r * np.sin(a), np.repeat(z[:, None], around, 1)], -1).reshape(-1, 3)
    o = quick(name, pts, grid(n, around, True), mat); o.location = at
    return o


def pottery(name, profile, glaze, clay, at=(0, 0, 0), s=1, n=110, foot=.0035, around=96):
    """A glazed pot standing on an unglazed foot ring."""
    o = lathe(name, smooth_profile(np.array(profile) * s, n), glaze, at=at, around=around); o.data.materials.append(clay)
    for f in o.data.polygons: f.material_index = int(f.center.z < foot)
    return o


def tumbler(name, glass, r0, r1, height, wall=.0028, base=.014, at=(0, 0, 0), around=96):
    """Straight or flared glass with a heavy base and a rolled rim. Returns its inner radius at a height."""
    inner = lambda z: r0 + (r1 - r0) * z / height - wall
    c = .004; rim = [(r1 - wall / 2 + wall / 2 * math.cos(a), height - wall / 2 + wall / 2 * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
    bottom = [(.0005, .0022), (r0 * .55, .0016), (r0 - c * 1.6, .0003)] + [(r0 - c + c * math.sin(a), c - c * math.cos(a)) for a in np.linspace(.3, math.pi / 2, 7)]
    k = .006; ri = inner(base)
    well = [(ri - k + k * math.cos(a), base + k - k * math.sin(a)) for a in np.linspace(0, math.pi / 2, 8)] + [(ri * .5, base - .0008), (.0005, base - .0012)]
    up = [(r0 + (r1 - r0) * t, c + (height - wall - c) * t) for t in np.linspace(.1, 1, 8)][:-1]
    down = [(inner(z), z) for z in np.linspace(height - wall, base + k + .004, 8)][1:]
    lathe(name, bottom + up + rim + down + well, glass, at=at, around=around).data.auto_smooth_angle = math.radians(80)
    return inner


def drink(name, liquid, inner, base, level, at=(0, 0, 0), over=.0003):
    """Liquid standing in a tumbler: reaches a hair into the glass so that no air film shows, with a meniscus."""
    k = .006; ri = inner(base) + over
    low = [(.0005, base - .0012 - over), (ri * .5, base - .0008 - over)] + [(ri - k + k * math.sin(a), base + k - k * math.cos(a) - over) for a in np.linspace(.1, math.pi / 2, 8)]
    side = [(inner(z) + over, z) for z in np.linspace(base + k + .004, level, 6)]
    top = [(inner(level) - .0008, level - .0006), (inner(level) - .0025, level - .0012), (.0005, level - .0013)]
    lathe(name, low + side + top, liquid, at=at, around=96).data.auto_smooth_angle = math.radians(50)


def wrapped(name, mat, radius, size, middle, at=(0, 0, 0), turn=-90, n=40):
    """A square patch bent round a standing cylinder or cone; `radius(z)` in metres, `turn` is where it faces."""
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n)); z = middle + (v - .5) * size; r = radius(z)
    a = math.radians(turn) + (u - .5) * size / r
    pts = np.stack([r * np.cos(a), r * np.sin(a), z], -1).reshape(-1, 3)
    o = quick(name, pts, grid(n, n), mat, uvs=np.stack([u, v], -1).reshape(-1, 2)); o.location = at
    return o


def studio_card(name, size, at, rot, mat):
    """A card for reflections and refractions only."""
    w, h = size; pts = [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)]
    o = quick(name, pts, [[0, 1, 2, 3]], mat); o.location = at; o.rotation_euler = [math.radians(v) for v in rot]
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_volume_scatter = False
    return o


def spot(at, size, name='spot'):
    """Something for a close camera to frame: never rendered."""
    x, y, z = at; s = size / 2; me = bpy.data.meshes.new(name); me.from_pydata([(x - s, y - s, z), (x + s, y - s, z), (x + s, y + s, z), (x - s, y + s, z)], [], [[0, 1, 2, 3]])
    o = bpy.data.objects.new(name, me); o.hide_render = True; bpy.context.scene.collection.objects.link(o)
