from parts import *
from products import finishes, fallow_dining_table


def build(m, R=.23, drop=1.42, lit=5, table=False, cards=None):
    """An enamelled dome with a stepped neck; white inside. `drop`: height of its rim."""
    paint, brass = finishes.finish(m, 'enamel', 'lacquer:#2f4f45:.16'), finishes.finish(m, 'frame', 'brass'); h = .235
    dome = smooth_profile([(.046, h), (.060, h - .008), (.078, h - .030), (.120, h - .058), (.175, h - .105), (.212, h - .165), (R - .004, .018), (R, .006)], 90); outer = [(r, z) for r, z in dome] + [(R + .004, .004), (R + .004, 0), (R - .001, -.001)]
    inner = [(R - .003, .004)] + [(r - .0035, z - .003) for r, z in dome[::-1][2:]]
    lathe('barn shade', outer, paint, at=(0, 0, drop), around=128, closed=False); lathe('barn lining', inner, finishes.finish(m, 'lining', 'satin:#f4efe4:.5'), at=(0, 0, drop), around=128, closed=False)
    lathe('barn neck', [(.048, 0), (.048, .012), (.043, .016), (.043, .048), (.036, .056), (.018, .062), (.012, .080), (.005, .084)], brass, at=(0, 0, drop + h - .004), around=64)
    tube('cord', [(0, 0, drop + h + .07), (0, 0, 3.4)], .0032, finishes.finish(m, 'flex', 'plain:#3d3a34:.8'))
    finishes.globe('barn bulb', [(max(.0005, .046 * math.sin(t)), -.046 * math.cos(t)) for t in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=(0, 0, drop + .085), around=48)
    if lit: finishes.bulb('barn light', (0, 0, drop + .02), lit, .05)
    if table: fallow_dining_table.build({n: finishes.finish(m, n, w) for n, w in (('leg', 'timber:oak'), ('ceramic', 'ceramic:#dcd5c6'))})
    if cards: finishes.cards(cards)
