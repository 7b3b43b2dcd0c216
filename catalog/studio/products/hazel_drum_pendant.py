from parts import *
from products import finishes, orchard_dining_table, wall, wick_floor_lamp


def build(m, R=.27, drop=1.46, lit=3, table=False, cards=None):
    """A wide drum of linen, closed below by a lit disc that hides the bulbs. `drop`: height of its rim."""
    brass, cloth = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen:#efe4d0:.66'); h = .25; before = set(bpy.data.objects)
    wick_floor_lamp.drum(m, R, R, h, (0, 0, drop), cloth)
    lathe('disc', [(.0005, 0), (R - .012, 0), (R - .012, .002), (.0005, .002)], wall.glow('#ffe7c2', .80), at=(0, 0, drop + .014), around=128)
    lathe('button', smooth_profile([(.0005, -.012), (.010, -.010), (.013, -.004), (.010, .001), (.0005, .002)], 30), brass, at=(0, 0, drop + .012), around=48)
    tube('stem', [(0, 0, drop + h - .03), (0, 0, drop + h + .06)], .005, brass); lathe('cap', [(.0005, .034), (.010, .033), (.016, .022), (.016, 0), (.0005, 0)], brass, at=(0, 0, drop + h + .045), around=64)
    tube('cord', [(0, 0, drop + h + .07), (0, 0, 3.4)], .0030, finishes.finish(m, 'flex', 'plain:#cbbfa6:.8'))
    for o in set(bpy.data.objects) - before: o.name = 'drum ' + o.name if not o.name.startswith('cord') else o.name
    if lit: finishes.bulb('hazel light', (0, 0, drop + .14), lit, .05)
    if table: orchard_dining_table.build({n: finishes.finish(m, n, w) for n, w in (('leg', 'timber:oak'), ('ceramic', 'ceramic:#dcd5c6'))}, W=1.7)
    if cards: finishes.cards(cards)
