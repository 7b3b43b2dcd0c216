from parts import *
from products import finishes, quill_side_table, wick_floor_lamp

BODY = [(.060, 0), (.072, .002), (.076, .010), (.090, .050), (.118, .105), (.130, .150), (.124, .195), (.098, .235), (.062, .262), (.040, .282), (.032, .305), (.031, .322), (.036, .330), (.037, .338), (.028, .341)]


def lamp(m, R, H, lit, z=0):
    brass, cloth, glaze = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen:#f0e6d4'), finishes.finish(m, 'glaze', 'glaze'); height = .235; foot = z + H - height
    lathe('dew base', smooth_profile(BODY, 180), glaze, at=(0, 0, z), around=96)
    lathe('dew foot', [(.05, -.0), (.064, .0), (.064, .004), (.058, .006)], brass, at=(0, 0, z), around=64)
    lathe('dew neck', [(.028, 0), (.0285, .006), (.014, .009), (.011, .014), (.011, .040), (.018, .043), (.0195, .05), (.0195, .085), (.014, .09)], brass, at=(0, 0, z + .340), around=64)
    wick_floor_lamp.drum(m, R, R * .80, height, (0, 0, foot), cloth)
    finishes.globe('dew bulb', smooth_profile([(.013, 0), (.015, .012), (.028, .045), (.031, .062), (.022, .085), (.0005, .093)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, 0, z + .42))
    if lit: finishes.bulb('dew light', (0, 0, foot + .10), lit)


def build(m, R=.20, H=.60, lit=2.2, table=True, cards=None):
    if table: quill_side_table.build({'leg': finishes.finish(m, 'wood', 'timber:walnut')}, R=.25, H=.56)
    lamp(m, R, H, lit, .56 if table else 0)
    if cards: finishes.cards(cards)
