from parts import *
from products import larch_shag_rug, rug_relief, rugs

SIZE = (1.05, .70)


def outline(a):
    """A hide seen from above: broad, a little waisted, four stubs of legs."""
    r = 1 / ((np.abs(np.cos(a)) / .50) ** 2.3 + (np.abs(np.sin(a)) / .305) ** 2.3) ** (1 / 2.3); legs = sum(.080 * np.exp(-((np.angle(np.exp(1j * (a - math.radians(t)))) / .17) ** 2)) for t in (38, 142, 218, 322))
    return r * (.92 + .06 * np.cos(2 * a)) + legs


def build(m):
    """Curly wool on a hide, in locks; at the rim they fall over its edge."""
    cream, hide = rugs.linear('#efe7d8', '#d8cbb2'); rng = np.random.default_rng(3)
    rug_relief.sheet('rug', SIZE, lambda x, y, r: (np.tile(hide, (len(x), 1)), .012 * np.clip(1 - (np.hypot(x / .55, y / .36)) ** 2, 0, 1)), m['wool'], pitch=.006, thick=.004, outline=lambda a: outline(a) - .022)
    n = 76_000; x, y = rng.uniform(-.62, .62, n), rng.uniform(-.45, .45, n); r, a = np.hypot(x, y), np.arctan2(y, x); gap = outline(a) - .020 - r; x, y, a, gap = (v[gap > 0] for v in (x, y, a, gap))
    lock = 2.6 * np.sin(x * 46 + 2 * np.sin(y * 33)) + 2.6 * np.sin(y * 41 + 1.6 * np.sin(x * 29)); w = np.clip(1 - gap / .07, 0, 1); aim = np.arctan2(np.sin(lock) * (1 - w) + np.sin(a) * w * 1.6, np.cos(lock) * (1 - w) + np.cos(a) * w * 1.6)
    tint = cream * ((1 + .05 * np.sin(lock)) * rng.normal(1, .05, len(x)))[:, None]; larch_shag_rug.strands('rug pile', x, y, tint, m['wool'], rng, aim, length=.062, rise=.46, radius=.0019, spread=.38, curl=.006, points=8)
