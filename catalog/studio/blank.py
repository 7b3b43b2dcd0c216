"""Render one shot without the parts that `hide` names, which still aim the camera: what a monogram is drawn on."""
import bpy, json, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import render

if __name__ == '__main__':
    spec, out = sys.argv[sys.argv.index('--') + 1:][:2]
    shot = json.load(open(spec)); sun = render.scene(shot)
    for o in bpy.data.objects:
        if o.name.startswith(tuple(shot['hide'])): o.hide_render = True
    bpy.context.scene.render.filepath = os.path.abspath(out); bpy.ops.render.render(write_still=True)
    json.dump({'sun': sun, 'strip': [0, 1]}, open(out + '.json', 'w'))
