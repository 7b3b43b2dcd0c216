from parts import *
from products import finishes


def build(m, W=1.28, H=2.08, R=.19, lit=4, cards=None):
    """`W`: from the stone to the shade's axis; `H`: the arc's crown; `R`: the shade's radius."""
    steel, stone = finishes.finish(m, 'frame', 'metal:steel'), finishes.finish(m, 'stone', 'stone:travertine'); side = .27
    block('base', (side, side, side * .86), stone, r=.005, at=(0, 0, side * .43), cell=.3); lathe('arc ferrule', [(.017, 0), (.024, .001), (.024, .014), (.0225, .016), (.0165, .016)], steel, at=(-.04, 0, side * .86), around=64)
    z0, foot = side * .86, -.04; a = np.linspace(math.pi, math.pi * .155, 72); b = H - z0 - .55
    path = [(foot, 0, z0)] + [(foot + (W - foot) / 1.98 * (1 + math.cos(t)), 0, z0 + .55 + b * math.sin(t) ** .92) for t in a]
    tube('arc pole', path, .0135, steel, bend=0); x, _, z = path[-1]
    lathe('arc joint', smooth_profile([(.0005, -.02), (.013, -.018), (.019, -.004), (.019, .010), (.013, .024), (.0005, .026)], 32), steel, at=(x, 0, z)); tube('arc stem', [(x, 0, z), (x, 0, z - .085)], .0075, steel)
    zc = z - .085; t = np.linspace(.10, math.pi / 2, 40)
    dome = [(R * math.sin(q), -R * .80 * (1 - math.cos(q))) for q in t]; inner = [(r - .0022, h - .002) for r, h in dome[::-1]]
    lathe('arc shade', [(.0005, .001), (dome[0][0] * .6, .0006)] + dome + [(R, -R * .80 - .012), (R - .002, -R * .80 - .0128)], steel, at=(x, 0, zc), around=112, closed=False)
    lathe('arc lining', [(R - .0024, -R * .80 - .0120)] + inner, finishes.finish(m, 'lining', 'satin:#f2efe9:.6'), at=(x, 0, zc), around=112, closed=False)
    finishes.globe('arc bulb', [(max(.0005, .055 * math.sin(q)), -.055 * math.cos(q)) for q in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=(x, 0, zc - .088), around=48)
    if lit: finishes.bulb('arc light', (x, 0, zc - .155), lit, .05)
    if cards: finishes.cards(cards)
