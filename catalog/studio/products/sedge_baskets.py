from parts import *
from products import finishes


def basket(name, mat, R0, R1, H, at, seed, rope=.0088):
    """Rope laid round and round; two loops of it are the handles."""
    rng = np.random.default_rng(seed); n = int(H / (rope * 1.86)); a = np.linspace(0, 2 * np.pi, 96, endpoint=False); ph = rng.uniform(0, 6, 2)
    plate(name + ' floor', ellipse(2 * R0, 2 * R0, 72), .012, mat, edge=.004, at=(*at, .006))
    radius = lambda t: R0 + (R1 - R0) * math.sin(min(1, t * 1.25) * math.pi / 2) - .010 * max(0, t - .8) / .2
    for i in range(n):
        t = i / (n - 1); r = radius(t) + rng.normal(0, .0009); z = rope + i * rope * 1.86; w = r * (1 + .006 * t * np.sin(2 * a + ph[0]))
        tube(name, np.c_[w * np.cos(a), w * np.sin(a), z + .0012 * np.sin(3 * a + ph[1] + i)], rope, mat, at=(*at, 0), closed=True)
    top = rope + (n - 1) * rope * 1.86; r = radius(1) + rope * .6
    for s in (0, math.pi):
        q = np.linspace(-1, 1, 24); b = math.radians(20) + s + q * .34; tube(name + ' handle', np.c_[r * np.cos(b), r * np.sin(b), top - .012 + .075 * np.sqrt(np.maximum(0, 1 - q ** 2))], rope * .95, mat, at=(*at, 0))
    return top


def build(m):
    """Two baskets of sea-grass rope, the larger one with a folded throw in it."""
    rope, dark = finishes.finish(m, 'cord', 'cord:#c8a878'), finishes.finish(m, 'cord2', 'cord:#a98755'); top = basket('basket', rope, .190, .225, .36, (-.16, .06), 3); basket('basket small', dark, .140, .165, .24, (.27, -.10), 8)
    block('throw', (.30, .24, .06), m['throw'], r=.028, puff=.008, at=(-.16, .06, top - .045), rot=(8, -6, 30), k=6, cell=.02); block('throw', (.28, .22, .05), m['throw'], r=.024, puff=.008, at=(-.15, .055, top + .008), rot=(5, -10, 12), k=6, cell=.02)
