from parts import *
from products import finishes


def build(m, H=1.34, reach=.30, lit=1.6, cards=None):
    brass, paint = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'enamel', 'lacquer:#8a4a35:.2')
    lathe('finch base', [(.001, 0), (.118, 0), (.121, .003), (.121, .014), (.116, .018), (.03, .024), (.018, .032), (.014, .05)], brass, around=128)
    tube('finch pole', [(0, 0, .04), (0, 0, H - .10), (0, 0, H), (-.07, 0, H + .02), (-reach, 0, H - .06)], .0075, brass, bend=.09)
    for z in (.70, H - .14): lathe('finch collar', [(.0075, 0), (.0125, .001), (.0125, .026), (.0075, .027)], brass, at=(0, 0, z))
    tip = (-reach, 0, H - .06); a = -34
    cone = smooth_profile([(.022, 0), (.026, -.012), (.045, -.055), (.078, -.120), (.092, -.158)], 50)
    lathe('finch shade', cone + [(.094, -.162), (.092, -.163)], paint, at=tip, rot=(0, a * -1 * .6, 0), around=96, closed=False)
    lathe('finch lining', [(r - .003, z - .002) for r, z in cone[::-1]], finishes.finish(m, 'lining', 'satin:#f4efe4:.5'), at=tip, rot=(0, a * -1 * .6, 0), around=96, closed=False)
    lathe('finch cap', [(.001, .030), (.016, .028), (.022, .016), (.024, -.002), (.022, -.006)], brass, at=tip, rot=(0, a * -1 * .6, 0), around=64, closed=False)
    t = math.radians(a * -.6); along = np.array((math.sin(t), 0, math.cos(t))) * -1
    bulb = np.array(tip) + along * .105
    finishes.globe('finch bulb', [(max(.0005, .034 * math.sin(q)), -.034 * math.cos(q)) for q in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=tuple(bulb), around=48)
    if lit: finishes.bulb('finch light', tuple(np.array(tip) + along * .17), lit, .04)
    if cards: finishes.cards(cards)
