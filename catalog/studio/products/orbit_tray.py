from parts import *
from products import finishes


def build(m, cards=None):
    """A round lacquer tray with an upright rim; a carafe's worth of things on it."""
    F = finishes.finish(m, 'lacquer', 'lacquer:#8d2a1c:.18'); R = .20
    lathe('tray', [(.0005, 0), (R - .006, 0), (R, .004), (R, .034), (R - .0015, .036), (R - .0045, .036), (R - .006, .034), (R - .006, .008), (R - .009, .0055), (.0005, .0050)], F, around=192)
    for x, y, r, h in ((-.055, .055, .036, .20), (.075, .040, .030, .12)): lathe('tube', [(.0005, 0), (r - .002, 0), (r, .002), (r, h - .002), (r - .001, h), (r - .0035, h), (r - .004, h - .003), (r - .004, .012), (.0005, .012)], m['ceramic'], at=(x, y, .0052), around=96)
    lathe('ball', [(max(.0005, .034 * math.sin(q)), .034 - .034 * math.cos(q)) for q in np.linspace(0, math.pi, 48)], m['stone'], at=(.030, -.085, .0052), around=72)
    if cards: finishes.cards(cards)
