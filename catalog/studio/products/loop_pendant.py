from parts import *
from products import finishes


def build(m, R=.42, drop=1.42, rise=.46, cards=None):
    """A hoop of black with a band of light inside it, on three wires that meet above it."""
    metal, glass = finishes.finish(m, 'frame', 'satin:#1b1b1c:.5'), finishes.finish(m, 'globe', 'opal:1.7'); h, t = .052, .014
    lathe('loop band', [(R - t, 0), (R - .001, 0), (R, .001), (R, h - .001), (R - .001, h), (R - t, h), (R - t, h - .004), (R - .003, h - .004), (R - .003, .004), (R - t, .004), (R - t, 0)], metal, at=(0, 0, drop), around=160, closed=False)
    finishes.globe('loop light', [(R - .004, .0045), (R - t - .004, .0045), (R - t - .008, .010), (R - t - .008, h - .010), (R - t - .004, h - .0045), (R - .004, h - .0045)], glass, at=(0, 0, drop), around=160, closed=False)
    top = drop + h + rise
    for k in range(3):
        b = math.radians(90 + 120 * k); x, y = (R - .007) * math.cos(b), (R - .007) * math.sin(b)
        tube('wire', [(x, y, drop + h), (0, 0, top)], .0016, metal); lathe('loop grip', [(.0005, 0), (.005, 0), (.005, .012), (.0005, .014)], metal, at=(x, y, drop + h - .001), around=32)
    lathe('hub', [(.0005, -.012), (.012, -.010), (.014, 0), (.014, .03), (.006, .038), (.0005, .038)], metal, at=(0, 0, top), around=48); tube('cord', [(0, 0, top + .03), (0, 0, 3.8)], .0026, metal)
    if cards: finishes.cards(cards)
