"""A product turned once before the camera: blender -b --python-exit-code 1 --python spin.py -- shot.json stem frames

Writes stem-000.exr and on; frames that exist are left alone."""
import bpy, json, math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import render


def scene(shot):
    """The product on a turning hub, framed so that no angle leaves the picture."""
    import parts, sets
    bpy.ops.wm.read_factory_settings(use_empty=True); render.settings(shot['size'], shot['samples'])
    made = render.build(shot['product'], shot['materials'], shot.get('options', {})); bpy.context.view_layer.update()
    P = np.concatenate([np.array([o.matrix_world @ v.co for v in o.data.vertices]) for o in made if o.type == 'MESH']); mid = (P.min(0) + P.max(0)) / 2
    r = np.hypot(P[:, 0] - mid[0], P[:, 1] - mid[1]).max(); top = P[:, 2].max()
    hub = bpy.data.objects.new('hub', None); bpy.context.scene.collection.objects.link(hub); hub.location = (mid[0], mid[1], 0); bpy.context.view_layer.update()
    for o in made:
        if not o.parent: o.parent = hub; o.matrix_parent_inverse = hub.matrix_world.inverted()
    sun = sets.stage(shot['look'], back=mid[1] + r + .12, **shot.get('stage', {}))
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False); ring = [(mid[0] + r * math.cos(t), mid[1] + r * math.sin(t), z) for z in (0, top) for t in a]
    frame = parts.make('view', ring, [list(range(24)), list(range(24, 48))], [(0, 0)] * 48, made[0].data.materials[0]); frame.hide_render = True
    cam = sets.camera(shot['camera'], [frame], turn=shot.get('framing', {}).get('turn'), fill=.92); bpy.context.view_layer.update()
    return hub, [float(v) for v in cam.matrix_world.inverted().to_3x3() @ sun]


if __name__ == '__main__':
    spec, stem, count = sys.argv[sys.argv.index('--') + 1:][:3]; shot = json.load(open(spec)); hub, sun = scene(shot); count = int(count)
    for i in range(count):
        out = f'{stem}-{i:03d}.exr'
        if os.path.exists(out + '.json'): continue
        hub.rotation_euler = (0, 0, 2 * math.pi * i / count); bpy.context.scene.render.filepath = os.path.abspath(out); bpy.ops.render.render(write_still=True)
        json.dump({'sun': sun}, open(out + '.json', 'w')); print('FRAME', i, flush=True)
