from parts import *
from products import bramble_nesting_tables, case, finishes, wick_floor_lamp

BODY = [(.078, 0), (.082, .004), (.082, .020), (.074, .028), (.040, .036), (.030, .050), (.028, .066), (.046, .092), (.058, .130), (.060, .165), (.050, .205), (.034, .235), (.026, .250), (.030, .258), (.034, .266), (.030, .274), (.024, .282), (.022, .320), (.028, .330), (.028, .338), (.014, .342)]


def build(m, R=.185, H=.58, lit=2.2, cards=None, table=True):
    before = set(bpy.data.objects)
    wood, brass, cloth = finishes.finish(m, 'leg', 'timber:walnut'), finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen:#eadfc9'); height = .225; foot = H - height
    lathe('reed base', smooth_profile(BODY, 220), wood, around=96)
    lathe('reed neck', [(.014, 0), (.0145, .006), (.011, .010), (.011, .036), (.018, .040), (.0195, .05), (.0195, .085), (.014, .09)], brass, at=(0, 0, .338), around=64)
    wick_floor_lamp.drum(m, R, R * .90, height, (0, 0, foot), cloth)
    finishes.globe('reed bulb', smooth_profile([(.013, 0), (.015, .012), (.028, .045), (.031, .062), (.022, .085), (.0005, .093)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, 0, .42))
    if lit: finishes.bulb('reed light', (0, 0, foot + .10), lit)
    case.mark((0, -.06, .16), .34)
    if table:                                                   # stands on a small table
        for o in set(bpy.data.objects) - before: o.location.z += .50
        bramble_nesting_tables.table(finishes.finish(m, 'wood', 'timber:oak'), .27, .50, 0, 0, 90)
    if cards: finishes.cards(cards)
