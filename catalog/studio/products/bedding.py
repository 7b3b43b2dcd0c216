"""Duvets, pillows and throws: cloth that falls over what lies under it."""
from parts import *


def corners(o): return np.array([(o.matrix_world @ v.co)[:] for v in o.data.vertices])


def fallen(name, pts, quads, uvs, mat, over, at, frames, pressure=0, slack=.1, bend=.02, mass=.15, near=.006):
    """Points of a cloth dropped from `at` onto the objects `over`; solved once and kept in CACHE. World coordinates."""
    bpy.context.view_layer.update(); numbers = (frames, pressure, slack, bend, mass, near, at)
    key = hashlib.sha1(repr(numbers).encode() + np.round(pts, 5).tobytes() + b''.join(np.round(corners(o), 3).tobytes() for o in over)).hexdigest()[:12]
    path = os.path.join(CACHE, f'fallen-{key}.npy')
    if os.path.exists(path): return np.load(path)
    muted = [m for o in over for m in o.modifiers if m.show_viewport]
    for m in muted: m.show_viewport = False
    for o in over:
        o.modifiers.new('bump', 'COLLISION'); k = o.collision; k.thickness_outer = near; k.thickness_inner = .08; k.cloth_friction = 20; k.damping = .3
    o = make('solve', pts + np.random.default_rng(3).normal(0, .002, pts.shape), quads, uvs, mat, at)
    c = o.modifiers.new('cloth', 'CLOTH'); s = c.settings; s.quality = 5; s.mass = mass; s.air_damping = 2
    s.tension_stiffness = s.compression_stiffness = 15; s.shear_stiffness = 5; s.bending_stiffness = bend
    s.tension_damping = s.compression_damping = s.shear_damping = 10; s.shrink_min = -slack
    if pressure: s.use_pressure = True; s.uniform_pressure_force = pressure
    k = c.collision_settings; k.use_collision = True; k.distance_min = near; k.collision_quality = 3; k.use_self_collision = False
    c.point_cache.frame_end = frames + 5; sc = bpy.context.scene
    for f in range(1, frames + 1): sc.frame_set(f)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    p = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', p); p = p.reshape(-1, 3).astype(float) + at
    bpy.data.meshes.remove(me); bpy.data.objects.remove(o); sc.frame_set(1)
    for x in over: x.modifiers.remove(x.modifiers['bump'])
    for m in muted: m.show_viewport = True
    os.makedirs(CACHE, exist_ok=True); np.save(path, p)
    return p


def softened(o, levels=2, crumple=0, scale=.15):
    s = o.modifiers.new('smooth', 'SUBSURF'); s.levels = s.render_levels = levels
    if crumple:
        t = bpy.data.textures.new('crumple', 'CLOUDS'); t.noise_scale = scale; t.noise_depth = 2
        d = o.modifiers.new('crumple', 'DISPLACE'); d.texture = t; d.texture_coords = 'LOCAL'; d.strength = crumple; d.mid_level = .5
    return o


def duvet(mat, over, size, at, cell=.034, pressure=1.0, slack=.13, frames=52, name='duvet'):
    """A filled cover dropped on the bed: its sides hang in folds over whatever stands below."""
    p, q, uv, _ = grid_box(size, .012, cell, 2, 1.0); x, y = p[:, 0], p[:, 1]
    p = p + np.c_[0 * x, 0 * x, .02 * np.sin(x * 7 + y * 3) + .015 * np.sin(y * 9 - x * 4)]
    return softened(make(name, fallen(name, p, q, uv, mat, over, at, frames, pressure, slack), q, uv, mat), 2, .016)


def sheet(name, mat, over, size, at, cell=.022, frames=46, thick=.004, fringe=0, turn=0):
    """One layer of cloth across the bed; with `fringe` metres of tassels at both ends."""
    nx, ny = round(size[0] / cell), round(size[1] / cell); x, y = np.meshgrid(np.linspace(-.5, .5, nx + 1) * size[0], np.linspace(-.5, .5, ny + 1) * size[1])
    flat = np.stack([x, y], -1).reshape(-1, 2); c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn)); row = nx + 1
    p = np.c_[flat @ np.array([[c, s], [-s, c]]), .012 * np.sin(flat[:, 0] * 9) * np.sin(flat[:, 1] * 23)]
    quads = [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i] for j in range(ny) for i in range(nx)]
    uvs = [tuple(flat[v]) for q in quads for v in q]; P = fallen(name, p, quads, uvs, mat, over, at, frames, 0, .04, .012, .25)
    o = make(name, P, quads, uvs, mat); t = o.modifiers.new('thick', 'SOLIDIFY'); t.thickness = thick; softened(o, 1)
    lift = o.modifiers.new('lift', 'DISPLACE'); lift.strength = .02; lift.mid_level = 0          # clear of the softened duvet below
    rnd = np.random.default_rng(2)
    for i in ((0, nx) if fringe else ()):
        for end in np.repeat(P[i::row], 2, 0)[:-1]:
            foot = end + rnd.normal(0, .004, 3) - (0, 0, fringe); tube(name + ' fringe', [end, (end + foot) / 2 + rnd.normal(0, .002, 3), foot], .0018, mat)
    return o


def pillow(mat, at, lean=62, yaw=0, roll=0, size=(.72, .48, .012), pressure=1.5):
    return cushion('pillow', size, mat, pressure=pressure, r=.005, crease=.9, at=at, rot=(lean, roll, yaw))
