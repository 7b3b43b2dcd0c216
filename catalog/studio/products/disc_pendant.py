from parts import *
from products import finishes


def lamp(m, R, lit, x, y, drop):
    """A spun disc with a raised eye; an opal half globe under it lights the metal."""
    metal, black = finishes.finish(m, 'metal', 'spun:#b87a4b:.26'), finishes.finish(m, 'frame', 'metal:black')
    top = [(.0005, .021), (.05, .021), (.058, .0195), (.075, .010), (.095, .0065), (R - .012, .0022), (R - .003, .0026), (R, .0008)]; under = [(R - .0012, -.0016), (R - .006, -.0022), (R - .014, -.0008), (.095, .0032), (.075, .0065), (.058, .016), (.03, .017), (.0005, .017)]
    lathe('disc', top + under, metal, at=(x, y, drop), around=192)
    lathe('disc cap', [(.0005, .052), (.006, .052), (.008, .05), (.011, .026), (.026, .023), (.027, .0205), (.0005, .0205)], black, at=(x, y, drop), around=64); tube('cord', [(x, y, drop + .05), (x, y, 3.6)], .0026, finishes.finish(m, 'flex', 'plain:#141414:.6'))
    lathe('disc ring', [(.062, .012), (.0665, .011), (.0665, -.010), (.062, -.012)], black, at=(x, y, drop), around=96, closed=False)
    finishes.globe('disc globe', [(.062, .004)] + [(max(.0005, .062 * math.cos(q)), -.010 - .052 * math.sin(q)) for q in np.linspace(0, math.pi / 2, 40)], finishes.finish(m, 'globe', 'opal:2.2'), at=(x, y, drop), around=96, closed=False)
    if lit: finishes.bulb('disc light', (x, y, drop - .12), lit, .06)


def build(m, R=.31, drop=1.45, lit=3.5, group=False, cards=None):
    """`drop`: height of the disc above the floor. `group`: three of them at their own heights."""
    lamp(m, R, lit, 0, 0, drop)
    if group:
        for x, y, higher in ((-.58, .22, .30), (.52, .34, -.24)): lamp(m, R, lit, x, y, drop + higher)
    if cards: finishes.cards(cards)
