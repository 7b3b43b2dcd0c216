from parts import *
from products import case, finishes, room, wall


def build(m, W=1.22, D=.11, z=.88, styled=True):
    """One sheet of steel, folded three times: a back, a shelf and a lip that holds what leans on it."""
    steel = finishes.finish(m, 'metal', 'satin:#1b1b1c:.45'); t = .004
    block('ledge shelf', (W, D, t), steel, r=.0015, at=(0, -D / 2, z), cell=.4); block('ledge lip', (W, t, .030), steel, r=.0015, at=(0, -D + t / 2, z + .013), cell=.4); block('ledge back', (W, t, .070), steel, r=.0015, at=(0, -t / 2, z + .033), cell=.4)
    if not styled: return
    f = room.finished(paper='plain:#f1efe9:.9', red='plain:#c23a22:.9', blue='plain:#26418f:.9', ink='plain:#19191a:.9', white='satin:#efece6:.5'); before = set(bpy.data.objects)
    wall.print_('leaned', 0, .205, .31, .41, [('red', ellipse(.17, .17, 80), .0, .04), ('ink', wall.box(.17, .035), 0, -.09)], f, finishes.finish(m, 'frame', 'metal:black'), f['paper'], face=.010, depth=.018, r=.001)
    hub = bpy.data.objects.new('lean', None); bpy.context.scene.collection.objects.link(hub); hub.location = (-.30, -.058, z + t / 2); hub.rotation_euler = (math.radians(-7), 0, 0)
    for o in set(bpy.data.objects) - before - {hub}: o.parent = hub
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e8e4da', '#c23a22', '#19191a'))]; P = finishes.finish(m, 'page', 'plain:#efeae0:.85')
    case.books(B, P, .02, -D + .022, z + t / 2, 4, .21, 5, depth=.08); lathe('cylinder', [(.0005, 0), (.038, 0), (.038, .17), (.034, .17), (.034, .02), (.0005, .02)], f['white'], at=(.40, -D / 2, z + t / 2), around=72)
