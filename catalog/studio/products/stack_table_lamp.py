from parts import *
from products import finishes, wick_floor_lamp


def build(m, R=.185, H=.58, lit=2.0, cards=None):
    """Three blocks of stone and two black discs, piled on one rod under a drum of linen."""
    black, stone, cloth = finishes.finish(m, 'frame', 'metal:black'), finishes.finish(m, 'stone', 'stone:travertine'), finishes.finish(m, 'shade', 'linen:#f1ece2'); height = .205; foot = H - height; z = 0
    for kind, w, h, turn in (('cube', .165, .055, 0), ('disc', .052, .018, 0), ('cube', .120, .105, 45), ('disc', .040, .018, 0), ('cube', .090, .060, 0)):
        if kind == 'cube': block('stack block', (w, w, h), stone, r=.003, at=(0, 0, z + h / 2), rot=(0, 0, turn), cell=.3)
        else: lathe('stack disc', [(.0005, 0), (w - .001, 0), (w, .001), (w, h - .001), (w - .001, h), (.0005, h)], black, at=(0, 0, z), around=96)
        z += h
    lathe('stack neck', [(.020, 0), (.0205, .004), (.010, .006), (.009, .010), (.009, foot + .05 - z), (.018, foot + .054 - z), (.0185, foot + .11 - z), (.013, foot + .114 - z)], black, at=(0, 0, z), around=64)
    wick_floor_lamp.drum(m, R, R * .96, height, (0, 0, foot), cloth)
    finishes.globe('stack bulb', smooth_profile([(.013, 0), (.015, .012), (.028, .045), (.031, .062), (.022, .085), (.0005, .093)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, 0, foot + .112))
    if lit: finishes.bulb('stack light', (0, 0, foot + .12), lit)
    t = np.linspace(0, 1, 48); tube('stack flex', np.c_[.080 + 1.5 * t ** 1.3, .06 + .10 * t + .05 * np.sin(5 * t) * t, 0 * t + .0034], .0027, finishes.finish(m, 'flex', 'plain:#17171a:.6'))
    if cards: finishes.cards(cards)
