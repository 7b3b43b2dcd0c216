from parts import *
from products import finishes, wall


def build(m, W=.71, H=1.83, face=.014, depth=.03, lean=4, far='#27408b', window=(2.2, 1.75, .9, 2.2)):
    """A square-cornered mirror that leans, on two feet of the same steel."""
    before = set(bpy.data.objects); steel = finishes.finish(m, 'frame', 'metal:black'); foot = .10; h = H - foot; mid = foot + h / 2
    wall.bars('stilt frame', W, h, face, depth, steel, z=mid, r=.0012); wall.pane('stilt glass', wall.box(W - 2 * face, h - 2 * face), -.016, wall.glass(), z=mid)
    for s in (-1, 1): block('stilt foot', (face, depth, foot + .01), steel, r=.0012, at=(s * (W / 2 - face / 2), -depth / 2, foot / 2), grain=2)
    hub = bpy.data.objects.new('lean', None); bpy.context.scene.collection.objects.link(hub); hub.rotation_euler = (math.radians(-lean), 0, 0); hub.location = (0, -H * math.sin(math.radians(lean)) - .004, 0)
    for o in set(bpy.data.objects) - before - {hub}: o.parent = hub
    wall.opposite(far, y=-5.6, window=window, leaf=None); block('behind', (.01, .01, .01), steel, r=.001, at=(0, -.005, .02)).hide_render = True
