from parts import *
from products import finishes, sorrel_writing_desk


def build(m, lit=4, desk=True, cards=None):
    """The reading lamp's shade on two arms with brass joints and a weighted foot; it bends over a desk."""
    brass, paint = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'enamel', 'lacquer:#33573f:.2'); z = .76 if desk else 0; F = (.16, .02, z)
    lathe('finch base', [(.001, 0), (.086, 0), (.089, .003), (.089, .018), (.084, .023), (.020, .027), (.014, .034), (.011, .050), (.001, .050)], paint, at=F, around=112)
    low, elbow, tip = np.array([F[0], F[1], z + .062]), np.array([F[0] + .125, F[1], z + .335]), np.array([F[0] - .135, F[1], z + .470])
    for y in (-1, 1):
        s = np.array([0, y * .0095, 0]); tube('finch arm', [low + s, elbow + s], .0042, brass); tube('finch arm', [elbow + s, tip + s], .0042, brass)
    for p, r in ((low, .015), (elbow, .014), (tip, .012)): lathe('finch joint', [(.0005, -.016), (r - .002, -.016), (r, -.014), (r, .014), (r - .002, .016), (.0005, .016)], brass, at=tuple(p), rot=(90, 0, 0), around=56)
    back = elbow + (elbow - tip) / np.linalg.norm(elbow - tip) * .075; tube('finch arm', [elbow, back], .0042, brass); lathe('finch weight', [(.0005, -.026), (.015, -.026), (.017, -.022), (.017, .022), (.015, .026), (.0005, .026)], brass, at=tuple(back), rot=(0, 62, 0), around=56)
    a = 24; t = math.radians(a); along = -np.array((math.sin(t), 0, math.cos(t))); top = tip + np.array((-.016, 0, -.030)); cone = smooth_profile([(.022, 0), (.026, -.010), (.042, -.042), (.070, -.086), (.084, -.116)], 50)
    lathe('finch shade', cone + [(.086, -.120), (.084, -.121)], paint, at=tuple(top), rot=(0, a, 0), around=96, closed=False); lathe('finch lining', [(r - .003, h - .002) for r, h in cone[::-1]], finishes.finish(m, 'lining', 'satin:#f4efe4:.5'), at=tuple(top), rot=(0, a, 0), around=96, closed=False)
    lathe('finch cap', [(.001, .034), (.014, .032), (.020, .020), (.0235, -.002), (.022, -.006)], brass, at=tuple(top), rot=(0, a, 0), around=64, closed=False)
    finishes.globe('finch bulb', [(max(.0005, .028 * math.sin(q)), -.028 * math.cos(q)) for q in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=tuple(top + along * .080), around=48)
    if lit: finishes.bulb('finch light', tuple(top + along * .125), lit, .04)
    if desk: sorrel_writing_desk.build(m, styled=False); block('paper', (.21, .297, .0012), finishes.finish(m, 'page', 'plain:#efe7d6:.8'), r=.0004, at=(-.06, -.06, z + .0008), rot=(0, 0, 7), cell=.3); tube('pencil', [(-.08, -.12, z + .0056), (.02, .0, z + .0056)], .0038, finishes.finish(m, 'pencil', 'plain:#a4583c:.5'))
    if cards: finishes.cards(cards)
