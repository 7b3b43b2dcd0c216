from parts import *
from products import finishes, wick_floor_lamp


def build(m, R=.25, H=1.52, lit=3.2, cards=None):
    """A drum of linen on three legs of walnut that meet in a brass hub."""
    wood, brass, cloth = finishes.finish(m, 'leg', 'timber:walnut'), finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen:#efe4d0'); height = .30; foot = H - height; hub = foot - .10
    for k in range(3):
        a = math.radians(30 + 120 * k); c, s = math.cos(a), math.sin(a); at = lambda r, z: (r * c, r * s, z)
        tube('lamp leg', [at(.285, .012), at(.030, hub)], .0125, wood); tube('lamp foot', [at(.288, 0), at(.283, .022)], .0132, brass)
    lathe('lamp hub', smooth_profile([(.0005, -.030), (.034, -.028), (.040, -.018), (.040, .012), (.034, .022), (.014, .030), (.0105, .040), (.0105, .10), (.0005, .10)], 90), brass, at=(0, 0, hub), around=96)
    lathe('lamp socket', [(.009, 0), (.019, .004), (.0195, .03), (.0195, .055), (.015, .06)], brass, at=(0, 0, foot + .005)); wick_floor_lamp.drum(m, R, R * .92, height, (0, 0, foot), cloth)
    finishes.globe('lamp bulb', smooth_profile([(.013, 0), (.015, .012), (.028, .045), (.031, .062), (.022, .085), (.0005, .093)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, 0, foot + .065))
    if lit: finishes.bulb('lamp light', (0, 0, foot + .14), lit)
    if cards: finishes.cards(cards)
