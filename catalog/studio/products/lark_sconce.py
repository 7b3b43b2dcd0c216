from parts import *
from products import finishes, wick_floor_lamp


def build(m, R=.105, z=1.55, lit=1.1, cards=None):
    """A brass rose on the wall, an arm that swings up out of it and a small linen shade."""
    brass, cloth = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen:#efe4d0'); y = -.165; h = .15; before = set(bpy.data.objects)
    lathe('rose', [(.0005, 0), (.060, 0), (.060, .006), (.055, .011), (.040, .014), (.034, .018), (.018, .022), (.012, .032), (.0005, .033)], brass, at=(0, 0, z - .09), rot=(90, 0, 0), around=96)
    tube('arm', [(0, -.02, z - .09), (0, -.09, z - .135), (0, y, z - .14), (0, y, z - .02)], .0062, brass, bend=.06)
    lathe('cup', [(.007, 0), (.024, .004), (.030, .010), (.030, .014), (.016, .015), (.016, .052), (.012, .056)], brass, at=(0, y, z - .045), around=64)
    wick_floor_lamp.drum(m, R, R * .66, h, (0, y, z - .005), cloth)
    finishes.globe('lark bulb', smooth_profile([(.010, 0), (.012, .010), (.019, .032), (.020, .044), (.014, .060), (.0005, .066)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, y, z + .012))
    for o in set(bpy.data.objects) - before: o.name = 'lark ' + o.name
    if lit: finishes.bulb('light', (0, y, z + .06), lit)
    if cards: finishes.cards(cards)
