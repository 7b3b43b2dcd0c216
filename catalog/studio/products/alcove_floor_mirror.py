from parts import *
from products import finishes, wall


def build(m, W=.76, H=1.78, face=.038, depth=.04, lean=4.2, far='#a58b74', window=(-1.7, 1.6, 1.6, 1.9)):
    """A tall mirror with a round head in walnut, leaned against the wall."""
    before = set(bpy.data.objects); walnut = finishes.finish(m, 'frame', 'timber:walnut'); outer = wall.arch(W, H); inner = wall.inset(outer, face)
    wall.ring('alcove frame', outer, inner, depth, walnut, z=H / 2, edge=.006); wall.pane('alcove glass', inner, -.018, wall.glass(), z=H / 2)
    hub = bpy.data.objects.new('lean', None); bpy.context.scene.collection.objects.link(hub); hub.rotation_euler = (math.radians(-lean), 0, 0); hub.location = (0, -H * math.sin(math.radians(lean)) - .004, 0)
    for o in set(bpy.data.objects) - before - {hub}: o.parent = hub
    wall.opposite(far, window=window); block('behind', (.01, .01, .01), walnut, r=.001, at=(0, -.005, .02)).hide_render = True
