from parts import *
from products import finishes


def mill(body, ring, R, H, at, turn=0):
    """A capsule in two halves that turn against each other, with a ring of brass between them."""
    q = np.linspace(0, np.pi / 2, 20); cut = H * .60; c = .0035
    lathe('mill', [(.0005, 0), (R * .72, 0), (R * .74, .0012)] + [(R * .74 + R * .26 * math.sin(k), .0012 + R * .34 * (1 - math.cos(k))) for k in q] + [(R, cut - c), (R - .0012, cut)], body, at=at, around=128)
    lathe('mill ring', [(R - .0026, cut - .0005), (R - .0010, cut), (R - .0010, cut + .0045), (R - .0026, cut + .005)], ring, at=at, around=128, closed=False)
    lathe('mill head', [(R - .0012, cut + .0045), (R, cut + .0045 + c)] + [(R * math.cos(k), H - R + R * math.sin(k)) for k in q[:-1]] + [(.0005, H)], body, at=at, rot=(0, 0, turn), around=128)


def build(m):
    """A black one for pepper, a white one for salt, and a few of what goes in."""
    black, white, brass = finishes.finish(m, 'black', 'satin:#1b1b1c:.38'), finishes.finish(m, 'white', 'satin:#ebe7de:.42'), finishes.finish(m, 'ring', 'brass')
    mill(black, brass, .029, .185, (-.045, .02, 0)); mill(white, brass, .029, .140, (.045, -.025, 0)); rng = np.random.default_rng(6); corn = finishes.finish(m, 'corn', 'satin:#2a211b:.7')
    for i in range(11):
        r = rng.uniform(.0021, .0028); a, d = rng.uniform(3.6, 5.2), rng.uniform(.045, .085)
        lathe('corn', [(max(.0003, r * math.sin(k)), r - r * math.cos(k)) for k in np.linspace(0, math.pi, 14)], corn, at=(-.045 + d * math.cos(a), .02 + d * math.sin(a), 0), around=20)
