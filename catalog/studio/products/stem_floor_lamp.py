from parts import *
from products import finishes


def build(m, H=1.52, cards=None):
    """A steel stem through three opal globes, one below the other."""
    metal, glass = finishes.finish(m, 'frame', 'spun:#26221e:.3'), finishes.finish(m, 'globe', 'opal:.92')
    lathe('stem base', [(.0005, 0), (.130, 0), (.132, .002), (.132, .016), (.130, .018), (.02, .019), (.012, .03)], metal, around=128)
    tube('stem pole', [(0, 0, .015), (0, 0, H)], .0095, metal); lathe('stem cap', [(.0095, 0), (.014, .001), (.014, .016), (.011, .018), (.0005, .018)], metal, at=(0, 0, H - .004))
    for x, z, R in ((.115, H - .17, .10), (-.125, H - .47, .115), (.105, H - .78, .085)):
        s = 1 if x > 0 else -1; tube('stem arm', [(0, 0, z), (x - s * R * .93, 0, z)], .0065, metal); lathe('stem joint', [(.0095, 0), (.0155, .001), (.0155, .028), (.0095, .029)], metal, at=(0, 0, z - .0145))
        lathe('stem cup', [(.0005, 0), (.022, 0), (.030, .010), (.030, .014)], metal, at=(x - s * R * 1.00, 0, z), rot=(0, s * 90, 0), around=64)
        finishes.globe('stem globe', [(max(.0005, R * math.sin(q)), -R * math.cos(q)) for q in np.linspace(0, math.pi, 64)], glass, at=(x, 0, z), around=96)
    if cards: finishes.cards(cards)
