from parts import *
from products import alder_sofa, props, quill_side_table


def moved(build, x, y, turn, *args, **options):
    """Builds a product somewhere else in the room."""
    before = set(bpy.data.objects); build(*args, **options)
    hub = bpy.data.objects.new('place', None); bpy.context.scene.collection.objects.link(hub); hub.location = (x, y, 0); hub.rotation_euler = (0, 0, math.radians(turn))
    for o in set(bpy.data.objects) - before - {hub}: o.parent = hub; o.name = 'room ' + o.name
    return hub


def lamp(m):
    F = m['frame']
    lathe('lamp base', [(.001, 0), (.148, 0), (.15, .002), (.15, .016), (.147, .019), (.02, .022), (.012, .03)], F)
    tube('lamp pole', [(0, 0, .02), (0, 0, 1.36)], .0095, F)
    shade('lamp shade', .235, .195, .30, m['shade'], at=(0, 0, 1.25))


def plant(m):
    lathe('pot', smooth_profile([(.12, 0), (.145, .01), (.175, .16), (.18, .30), (.172, .34), (.16, .34), (.155, .28)], 60), m['ceramic'], around=64)
    lathe('soil', [(.158, .30), (.001, .305)], m['soil'], around=48)
    props.foliage('plant', m['leaf'], (0, 0, .28), stems=11, height=1.25, spread=.42, leaf=.15, seed=6, stem_mat=m['soil'])


def build(m):
    alder_sofa.build(m)
    cushion('pillow', (.46, .46, .012), m['pillow2'], pressure=1.4, r=.005, crease=.7, at=(.74, -.04, .69), rot=(68, -4, -20))
    moved(quill_side_table.build, 1.42, -.12, 0, m)
    moved(lamp, -1.52, .22, 0, m)
    moved(plant, 1.90, .06, 30, m)
    rug('rug', (3.1, 1.9), m['rug'], at=(-.05, -.72, 0))
    bpy.context.view_layer.update(); wall = max((o.matrix_world @ v.co).y for o in bpy.data.objects if o.type == 'MESH' for v in o.data.vertices)
    for i, x in enumerate((-.30, .34)):                         # the stage puts its wall behind whatever stands furthest back
        block('frame', (.50, .025, .64), m['leg'], r=.003, at=(x, wall + .0125, 1.42)); block('mount', (.46, .004, .60), m['paper'], r=.001, at=(x, wall - .001, 1.42))
        for ink, outline, dx, dz in PRINTS[i]: plate('print', outline, .002, m[ink], edge=.0005, at=(x + dx, wall - .004, 1.42 + dz), rot=(90, 0, 0))


ARCH = np.concatenate([[(-.13, -.14), (.13, -.14)], [(.13 * math.cos(a), .06 + .13 * math.sin(a)) for a in np.linspace(0, math.pi, 32)]])
PRINTS = [[('ink', ARCH, .02, -.05), ('ink2', ellipse(.15, .15), -.08, .16)], [('ink2', rounded_rect(.24, .15, .072), .03, -.12), ('ink', ellipse(.22, .22), -.03, .09)]]
