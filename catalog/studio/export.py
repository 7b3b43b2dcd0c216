"""A light glTF of a product: blender -b --python-exit-code 1 --python export.py -- job.json out.glb

Metres, Y up, front towards +Z, standing on the floor in the middle; materials carry the builder's names."""
import bmesh, bpy, importlib, json, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import parts, model_materials as MM

def evaluated():
    """Every object as one plain mesh, modifiers applied, in world space, materials kept."""
    bpy.context.view_layer.update(); deps = bpy.context.evaluated_depsgraph_get(); out = []
    for o in [o for o in bpy.data.objects if o.type == 'MESH']:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(deps)); me.transform(o.matrix_world)
        b = bmesh.new(); b.from_mesh(me); bmesh.ops.recalc_face_normals(b, faces=b.faces); b.to_mesh(me); b.free()      # Cycles does not mind, viewers do
        smooth = o.data.use_auto_smooth, o.data.auto_smooth_angle; me.use_auto_smooth, me.auto_smooth_angle = smooth; out.append((o.name, me))
    for o in list(bpy.data.objects): bpy.data.objects.remove(o)
    made = []
    for name, me in out:
        o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o); made.append(o)
    return made


def corner_uv(me):
    uv = np.empty(len(me.loops) * 2, np.float32); me.uv_layers[0].data.foreach_get('uv', uv); return uv.reshape(-1, 2)


def grain_uv(me):
    """Box mapping in grain space: V along the grain, U across it on the face's plane."""
    at = me.attributes['grain']; g = np.empty(len(at.data) * 3, np.float32); at.data.foreach_get('vector', g); g = g.reshape(-1, 3)
    v = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', v); uv = np.zeros((len(v), 2), np.float32)
    for f in me.polygons:
        lo = slice(f.loop_start, f.loop_start + f.loop_total); p = g[v[lo]]; q = np.roll(p, -1, 0); n = np.abs(np.cross(p - p[0], q - p[0]).sum(0))
        axis = int(n.argmax()); uv[lo] = p[:, [0, 2]] if axis == 1 else p[:, [1, 2]] if axis == 0 else p[:, [0, 1]]
    return uv


def lay_uv(o, grained):
    me = o.data; name = me.materials[0].name if me.materials and me.materials[0] else ''
    if not me.uv_layers: me.uv_layers.new(name='UVMap')
    uv, tile = (grain_uv(me), MM.WOOD_TILE) if grained.get(name) in ('wood', 'timber') and 'grain' in me.attributes else (corner_uv(me), (MM.weave.TILE,) * 2)
    if grained.get(name) == 'stone': uv, tile = box_uv(me), MM.STONE_TILE
    if grained.get(name) == 'picture': P = np.array([v.co[:2] for v in me.vertices]); uv = box_uv(me) + np.ptp(P, 0) / 2
    else: uv = uv - np.floor(uv.min(0) / tile) * tile
    me.uv_layers[0].data.foreach_set('uv', (uv / MM.SPAN).astype(np.float32).ravel())


def box_uv(me):
    p = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', p); p = p.reshape(-1, 3)
    v = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', v); uv = np.zeros((len(v), 2), np.float32)
    for f in me.polygons:
        axis = int(np.abs(np.array(f.normal)).argmax()); lo = slice(f.loop_start, f.loop_start + f.loop_total); uv[lo] = p[v[lo]][:, {0: [1, 2], 1: [0, 2], 2: [0, 1]}[axis]]
    return uv


def stand(objects):
    """Onto the floor, into the middle. Returns width, depth and height in metres."""
    P = np.concatenate([np.array([v.co[:] for v in o.data.vertices]) for o in objects]); lo, hi = P.min(0), P.max(0)
    from mathutils import Matrix
    for o in objects: o.data.transform(Matrix.Translation((-(lo[0] + hi[0]) / 2, -(lo[1] + hi[1]) / 2, -lo[2])))
    return [round(float(s), 3) for s in hi - lo]


def shade_contacts(objects, distance=.35, darkest=.30):
    """Ambient occlusion, floor included, as vertex colours: folds and undersides stay dark under any light."""
    sc = bpy.context.scene; sc.render.engine = 'CYCLES'; sc.cycles.device = 'CPU'; sc.cycles.samples = 24; sc.cycles.use_denoising = False
    sc.world = bpy.data.worlds.new('sky'); sc.world.light_settings.distance = distance
    floor = parts.make('floor', [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [[0, 1, 2, 3]], [(0, 0)] * 4, objects[0].data.materials[0])
    bpy.ops.object.select_all(action='DESELECT')
    for o in objects: o.data.color_attributes.new('shade', 'FLOAT_COLOR', 'POINT'); o.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]; bpy.ops.object.bake(type='AO', target='VERTEX_COLORS')
    bpy.data.objects.remove(floor)
    for o in objects:
        c = o.data.color_attributes[0]; a = np.empty(len(c.data) * 4, np.float32); c.data.foreach_get('color', a); a = a.reshape(-1, 4)
        light = np.clip(a[:, :1] * 1.08, 0, 1); least = .78 if 'welt' in o.name else darkest; a[:, :3] = least + (1 - least) * light; a[:, 3] = 1; c.data.foreach_set('color', a.ravel())


def own_finishes(palette, kinds, cover):
    """The finishes a piece brings itself become model materials too; lights and reflection cards stay out."""
    from products import case, finishes

    def finish(m, name, what):
        if name not in m: m[name] = palette.setdefault(name, MM.named(what, name, cover)); kinds[name] = what.split(':')[0]
        return m[name]
    finishes.finish = finish; finishes.bulb = finishes.cards = lambda *a, **k: None
    case.dark = lambda: palette.setdefault('inside', MM.plain('inside', (.006, .005, .005), .9))


if __name__ == '__main__':
    spec, out = sys.argv[sys.argv.index('--') + 1:][:2]; job = json.load(open(spec))
    bpy.ops.wm.read_factory_settings(use_empty=True); parts.DETAIL = job['detail']
    palette = {name: MM.named(what, name, job['cover']) for name, what in job['materials'].items()}
    kinds = {name: what.split(':')[0] for name, what in job['materials'].items()}; own_finishes(palette, kinds, job['cover'])
    importlib.import_module('products.' + job['product']).build(palette, **job['options'])
    for o in [o for o in bpy.data.objects if o.type != 'MESH' and o.type != 'EMPTY' or o.hide_render or o.name.startswith(tuple(job['leave']))]: bpy.data.objects.remove(o)
    for o in bpy.data.objects:
        for mod in o.modifiers:
            if mod.type == 'SUBSURF': mod.levels = mod.render_levels = job['subdivide']
    made = evaluated(); size = stand(made)
    for o in made: lay_uv(o, kinds)
    for o in made:
        for a in [a.name for a in o.data.attributes if a.name in ('grain',)]: o.data.attributes.remove(o.data.attributes[a])
    shade_contacts(made)
    bpy.ops.export_scene.gltf(filepath=os.path.abspath(out), export_format='GLB', export_apply=True, export_yup=True, export_image_format='AUTO', export_colors=True)
    json.dump({'size': size, 'tints': {m.name: list(m['tint']) for m in palette.values()}}, open(out + '.json', 'w'))
