"""The two brand looks and the camera. `main`: low warm sun through a window and a plant; `cb2`: one hard light on white."""
import bpy, math, random
import numpy as np
from mathutils import Vector
import materials as M, parts, rooms

LOOKS = {  # sun: strength, angular size, elevation, azimuth (0 = from camera, + from the right), colour; sky: world strength, colour
    'main': dict(sun=4.6, soft=1.6, el=33, az=-58, tint=(1, .92, .82), sky=.74, sky_tint=(.95, .97, 1), soft_box=105),
    'cb2': dict(sun=3.7, soft=.7, el=40, az=62, tint=(1, .99, .97), sky=.30, sky_tint=(.98, .99, 1), soft_box=0),
} | rooms.LOOKS


def _hide(o):                      # a flag: seen by shadow rays only, so it costs no bounce light
    o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False


def _gobo(direction, target, dist, half=(1.0, 1.05), seed=4):
    """Window bars and a spray of leaves between sun and set, laid out in the plane facing the sun."""
    rnd = random.Random(seed); m = M.plain('#000000', 'gobo'); z = Vector(direction).normalized()
    x = Vector((0, 0, 1)).cross(z).normalized(); y = z.cross(x); o = Vector(target) + z * dist
    quads = []
    w, h = half; far = 6; bar = .025
    rect = lambda a, b, c, d: quads.append([(a, b), (c, b), (c, d), (a, d)])
    rect(-far, -far, -w, far); rect(w, -far, far, far); rect(-w, h, w, far); rect(-w, -far, w, -h)
    rect(-bar, -h, bar, h); rect(-w, -bar, w, bar)
    for _ in range(9):                                          # branches with paired leaves
        bx, by, a = rnd.uniform(-w * 1.1, -w * .15), -h * 1.05, rnd.uniform(.9, 1.9)
        for i in range(16):
            a += rnd.uniform(-.07, .07); bx += .065 * math.cos(a); by += .065 * math.sin(a)
            for side in (-1, 1):
                la = a + side * rnd.uniform(.5, 1.0); L = rnd.uniform(.09, .15); wd = L * .2
                c, s = math.cos(la), math.sin(la)
                quads.append([(bx, by), (bx + c * L * .5 - s * wd, by + s * L * .5 + c * wd), (bx + c * L, by + s * L), (bx + c * L * .5 + s * wd, by + s * L * .5 - c * wd)])
    pts = [tuple(o + x * a + y * b) for q in quads for a, b in q]
    me = bpy.data.meshes.new('gobo'); me.from_pydata(pts, [], [list(range(i, i + 4)) for i in range(0, len(pts), 4)]); me.materials.append(m)
    g = bpy.data.objects.new('gobo', me); bpy.context.scene.collection.objects.link(g); _hide(g)


def stage(look, back=.62, gobo_at=(0, .3, .75), wall='#d9cfc0', floor='floor'):
    """Floor, wall and light. `back` is where the wall stands behind the product's origin."""
    sc, L = bpy.context.scene, LOOKS[look]
    if L.get('room', look == 'main'):
        fm = M.wood(floor, 'floor') if floor in M.WOODS else M.plain(floor, 'floor', .5)
        for i in range(-26, 27):                                # planks across, each its own piece of wood
            y, w = back - .09 - (i + 26) * .16, .1585
            if y < -7: break
            off = random.Random(i).uniform(-1, 1)
            for j in range(-3, 4):
                parts.block('plank', (1.998, w, .02), fm, r=.0012, at=(j * 2 + off, y, -.01), cell=4, k=2, grain=0)
        wm = M.plain(wall, 'wall', .9, .0012, 60)
        parts.block('wall', (16, .1, 3.4), wm, r=.001, at=(0, back + .05, 1.7), cell=20)
        parts.block('skirting', (16, .018, .11), M.plain('#e9e2d6', 'paint', .45), r=.004, at=(0, back - .009, .055), cell=20)
    elif 'slab' in L: rooms.slab(back, wall, L['slab'] if floor == 'floor' else floor)
    else:
        R, n = 1.2, 24; y1 = back + 1.6
        prof = [(-9, 0)] + [(y1 - R + R * math.sin(a), R - R * math.cos(a)) for a in np.linspace(0, math.pi / 2, n)] + [(y1, 6)]
        pts = [(x, y, z) for y, z in prof for x in (-14, 14)]
        quads = [[2 * i + 1, 2 * i + 3, 2 * i + 2, 2 * i][::-1] for i in range(len(prof) - 1)]
        parts.make('cyc', pts, quads, [(0, 0)] * 4 * len(quads), M.backdrop())
    el, az = math.radians(L['el']), math.radians(L['az'])
    d = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    sun = bpy.data.lights.new('sun', 'SUN'); sun.energy = L['sun']; sun.angle = math.radians(L['soft']); sun.color = L['tint']
    so = bpy.data.objects.new('sun', sun); so.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); sc.collection.objects.link(so); so.lightgroup = 'sun'
    if L.get('gobo', look == 'main'): _gobo(d, gobo_at, 2.6)
    if L['soft_box']:
        a = bpy.data.lights.new('window', 'AREA'); a.shape = 'RECTANGLE'; a.size, a.size_y = 2.2, 2.0; a.energy = L['soft_box']; a.color = L.get('box_tint', (1, .97, .93))
        ao = bpy.data.objects.new('window', a); ao.location = Vector((-2.9, -1.6, 1.7)); sc.collection.objects.link(ao)
        ao.rotation_euler = (ao.location - Vector((0, 0, .5))).to_track_quat('Z', 'Y').to_euler(); ao.visible_camera = False
    w = bpy.data.worlds.new('sky'); sc.world = w; w.use_nodes = True; bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*L['sky_tint'], 1); bg.inputs[1].default_value = L['sky']
    w.cycles.sampling_method = 'NONE'                           # a plain sky needs no importance map
    return d


CAMERAS = {  # lens mm, camera height m, turn in degrees, share of the frame the product fills
    'sofa': (60, .95, 24, .80), 'front': (70, .85, 0, .84), 'chair': (75, .90, 32, .70), 'table': (60, 1.15, 28, .76),
    'low': (90, None, 24, .62, 10), 'tabletop': (85, None, 24, .66, 18), 'above': (70, None, 20, .74, 34),        # tilted: the last number is degrees down
    'room': (36, 1.15, 0, 1.0), 'near': (55, .95, 0, 1.0), 'snap': (33, None, 18, 1.0, 8),
    'lamp': (85, .80, 12, .74), 'bed': (50, 1.2, 30, .82), 'close': (90, 1.0, 30, 1.0), 'tile': (120, .11, 0, 1.3),
}


def tilted(kind, objects, turn=None, fill=None, pitch=None, shift=(0, 0), roll=0):
    """Camera looking down at small things and rugs; `shift` moves the product in the frame, in widths of it."""
    lens, _, az, share, down = CAMERAS[kind]; az, p = (math.radians(own if given is None else given) for own, given in ((az, turn), (down, pitch))); share = fill or share
    sc = bpy.context.scene; r = sc.render; aspect = r.resolution_x / r.resolution_y; bpy.context.view_layer.update()
    P = np.array([o.matrix_world @ Vector(c) for o in objects for c in o.bound_box]); mid = (P.min(0) + P.max(0)) / 2; k = lens / 36
    right = np.array([math.cos(az), math.sin(az), 0]); fwd = np.array([-math.sin(az) * math.cos(p), math.cos(az) * math.cos(p), -math.sin(p)]); up = np.cross(right, fwd)
    dist = .2
    while True:
        rel = P - mid + fwd * dist; dep = rel @ fwd; u, v = k * (rel @ right) / dep, k * (rel @ up) / dep
        if dep.min() > .1 and np.ptp(u) < share and np.ptp(v) * aspect < share: break
        dist += .01
    cam = bpy.data.cameras.new(kind); cam.lens = lens; cam.sensor_width = 36; cam.sensor_fit = 'HORIZONTAL'; cam.clip_start = .02
    cam.shift_x = (u.max() + u.min()) / 2 - shift[0]; cam.shift_y = (v.max() + v.min()) / 2 - shift[1]
    co = bpy.data.objects.new(kind, cam); co.location = mid - fwd * dist; co.rotation_euler = (math.pi / 2 - p, 0, az); co.rotation_euler.rotate_axis('Z', math.radians(roll))
    sc.collection.objects.link(co); sc.camera = co
    return co


def camera(kind, objects, turn=None, fill=None, **tilt):
    """Level camera (verticals stay vertical), framed by lens shift, as architectural photographers do."""
    if len(CAMERAS[kind]) == 5: return tilted(kind, objects, turn, fill, **tilt)
    lens, height, az, share = CAMERAS[kind]; az = math.radians(az if turn is None else turn); share = fill or share
    sc = bpy.context.scene; r = sc.render; aspect = r.resolution_x / r.resolution_y; bpy.context.view_layer.update()
    P = np.array([o.matrix_world @ Vector(c) for o in objects for c in o.bound_box])
    mid = (P.min(0) + P.max(0)) / 2; fwd = np.array([-math.sin(az), math.cos(az), 0]); right = np.array([math.cos(az), math.sin(az), 0])
    cam = bpy.data.cameras.new(kind); cam.lens = lens; cam.sensor_width = 36; cam.sensor_fit = 'HORIZONTAL'; k = lens / 36; dist = 1.5
    while True:
        eye = np.array([mid[0], mid[1], height]) - fwd * dist; rel = P - eye; dep = rel @ fwd
        u, v = k * (rel @ right) / dep, k * rel[:, 2] / dep     # in widths of the frame
        if dep.min() > .3 and np.ptp(u) < share and np.ptp(v) * aspect < share: break
        dist += .02
    cam.shift_x = (u.max() + u.min()) / 2; cam.shift_y = (v.max() + v.min()) / 2 + .02 / aspect
    co = bpy.data.objects.new(kind, cam); co.location = eye; co.rotation_euler = (math.pi / 2, 0, az)
    sc.collection.objects.link(co); sc.camera = co
    return co
