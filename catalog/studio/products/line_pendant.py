from parts import *
from products import finishes


def build(m, L=1.20, drop=1.50, cards=None):
    """A bar of light under a bar of black, on two wires."""
    metal, glass = finishes.finish(m, 'frame', 'satin:#1b1b1c:.5'), finishes.finish(m, 'globe', 'opal:1.5')
    block('line box', (L, .040, .046), metal, r=.003, at=(0, 0, drop + .044), cell=.4)
    o = block('line light', (L - .016, .032, .032), glass, r=.012, at=(0, 0, drop + .012), cell=.4, k=6); o.visible_shadow = False
    for s in (-1, 1): tube('cord', [(s * L * .36, 0, drop + .066), (s * L * .36, 0, 3.6)], .0016, metal); lathe('line grip', [(.0005, 0), (.006, 0), (.006, .012), (.0005, .016)], metal, at=(s * L * .36, 0, drop + .066), around=40)
    for k in (-.4, 0, .4): finishes.bulb('line glow', (k * L, 0, drop - .05), .9, .05)
    if cards: finishes.cards(cards)
