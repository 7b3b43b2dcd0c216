"""Render one shot: blender -b --python-exit-code 1 --python render.py -- shot.json out.exr"""
import bpy, importlib, json, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np


def settings(size, samples, bounces=None):
    sc = bpy.context.scene; sc.render.engine = 'CYCLES'; c = sc.cycles; r = sc.render
    c.device = 'CPU'; c.samples = samples; c.use_denoising = False          # Debian's Blender has no denoiser: default would stop
    c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = max(8, samples // 3)
    c.max_bounces = 4; c.diffuse_bounces = 2; c.glossy_bounces = 2; c.transmission_bounces = 4; c.transparent_max_bounces = 4
    if bounces: c.max_bounces = c.glossy_bounces = c.transmission_bounces = c.transparent_max_bounces = bounces; c.diffuse_bounces = min(4, bounces)     # glass behind glass, pale pile
    c.sample_clamp_indirect = 2; c.blur_glossy = 1; c.caustics_reflective = c.caustics_refractive = False
    r.resolution_x, r.resolution_y = size; r.resolution_percentage = 100; r.use_persistent_data = True
    sc.view_settings.view_transform = 'Standard'
    im = r.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '32'; im.exr_codec = 'NONE'   # compose.py reads it raw
    v = sc.view_layers[0]; v.cycles.denoising_store_passes = True
    v.use_pass_diffuse_direct = v.use_pass_diffuse_indirect = v.use_pass_diffuse_color = True
    for name, kind in (('cloth', 'VALUE'), ('edge', 'VALUE'), ('uv', 'COLOR')):
        a = v.aovs.add(); a.name = name; a.type = kind
    v.lightgroups.add(name='sun')


def mark(material):
    """A pass that shows where this material is: what compose.py lifts off as an overlay."""
    a = bpy.context.scene.view_layers[0].aovs.add(); a.name = 'part'; a.type = 'VALUE'
    n = material.node_tree.nodes.new('ShaderNodeOutputAOV'); n.name = 'part'; n.inputs['Value'].default_value = 1


def rows(part, margin=32):
    """The rows of the frame a marked material is seen in, as shares from the top, on whole pixels."""
    from bpy_extras.object_utils import world_to_camera_view as seen
    from mathutils import Vector
    sc = bpy.context.scene; h = sc.render.resolution_y; marked = [o for o in bpy.data.objects if o.type == 'MESH' and o.active_material and o.active_material.name == part]
    y = [(1 - seen(sc, sc.camera, o.matrix_world @ Vector(c)).y) * h for o in marked for c in o.bound_box]
    return [max(0, int(min(y)) - margin) / h, min(h, int(max(y)) + margin) / h]


def build(product, spec, options, part=None):
    import materials
    palette = {name: materials.named(what, name) for name, what in spec.items()}
    if part: mark(palette[part])
    before = set(bpy.data.objects)
    importlib.import_module('products.' + product).build(palette, **options)
    return [o for o in bpy.data.objects if o not in before]


def scene(shot):
    import sets
    bpy.ops.wm.read_factory_settings(use_empty=True); settings(shot['size'], shot['samples'], shot.get('bounces'))
    made = build(shot['product'], shot['materials'], shot.get('options', {}), shot.get('overlay'))
    bpy.context.view_layer.update(); depth = max((o.matrix_world @ v.co).y for o in made if o.type == 'MESH' for v in o.data.vertices)
    sun = sets.stage(shot['look'], back=depth + shot.get('gap', .12), **shot.get('stage', {}))
    focus = [o for o in made if o.name.startswith(tuple(shot['focus']))] if 'focus' in shot else made
    cam = sets.camera(shot['camera'], focus[-1:] if shot['camera'] == 'close' else focus, **shot.get('framing', {}))
    bpy.context.view_layer.update()
    return [float(v) for v in cam.matrix_world.inverted().to_3x3() @ sun]


if __name__ == '__main__':
    spec, out = sys.argv[sys.argv.index('--') + 1:][:2]
    shot = json.load(open(spec)); sun = scene(shot); t = time.time(); r = bpy.context.scene.render
    strip = rows(shot['overlay']) if 'overlay' in shot else [0, 1]
    if 'overlay' in shot:
        r.use_border = r.use_crop_to_border = True; r.border_min_x, r.border_max_x = 0, 1; nudge = .1 / shot['size'][1]
        r.border_min_y, r.border_max_y = 1 - strip[1] + nudge, 1 - strip[0] + nudge                 # whole rows, whatever a float makes of them
    r.filepath = os.path.abspath(out); bpy.ops.render.render(write_still=True)
    json.dump({'sun': sun, 'strip': strip}, open(out + '.json', 'w')); print(f'SHOT {out} {time.time() - t:.1f} s', flush=True)
