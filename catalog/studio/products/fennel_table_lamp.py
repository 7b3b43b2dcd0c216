from parts import *
from parts_small import ribbed
from products import bramble_nesting_tables, finishes, wick_floor_lamp

BODY = [(.0005, .002), (.052, .001), (.062, .0), (.070, .004), (.098, .045), (.112, .100), (.110, .155), (.094, .205), (.066, .240), (.042, .256), (.030, .264), (.027, .270), (.0005, .271)]


def build(m, R=.215, H=.56, lit=2.2, table=True, cards=None):
    """A combed stoneware gourd under a wide linen shade."""
    brass, cloth = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen:#efe4cf'); height = .215; z = .50 if table else 0; foot = z + H - height
    ribbed('fennel base', BODY, m['glaze'], ribs=26, depth=.006, fade=(.010, .244), at=(0, 0, z), n=120, around=26 * 12)
    lathe('fennel neck', [(.024, 0), (.0245, .006), (.013, .010), (.011, .014), (.011, .060), (.018, .064), (.0195, .070), (.0195, .105), (.014, .11)], brass, at=(0, 0, z + .266), around=64)
    wick_floor_lamp.drum(m, R, R * .62, height, (0, 0, foot), cloth)
    finishes.globe('fennel bulb', smooth_profile([(.013, 0), (.015, .012), (.028, .045), (.031, .062), (.022, .085), (.0005, .093)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, 0, z + .372))
    if lit: finishes.bulb('fennel light', (0, 0, foot + .10), lit)
    if table: bramble_nesting_tables.table(finishes.finish(m, 'wood', 'timber:walnut'), .27, .50, 0, 0, 90)
    if cards: finishes.cards(cards)
