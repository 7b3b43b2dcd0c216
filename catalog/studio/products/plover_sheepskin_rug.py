from parts import *
from products import larch_shag_rug, rug_relief, rugs

SIZE = (1.05, .70)


def outline(a):
    """A hide seen from above: broad, a little waisted, four stubs of legs."""
    r = 1 / ((np.abs(np.cos(a)) / .52) ** 2.3 + (np.abs(np.sin(a)) / .315) ** 2.3) ** (1 / 2.3); legs = sum(.085 * np.exp(-((np.angle(np.exp(1j * (a - math.radians(t)))) / .17) ** 2)) for t in (38, 142, 218, 322))
    return r * (.92 + .06 * np.cos(2 * a)) + legs - .03 * np.exp(-((np.angle(np.exp(1j * a)) / .12) ** 2))


def build(m):
    """Curly wool on a hide."""
    cream, hide = rugs.linear('#d9ceb8', '#b9a888'); rng = np.random.default_rng(3)
    rug_relief.sheet('rug', SIZE, lambda x, y, r: (np.tile(hide, (len(x), 1)), .006 * np.clip(1 - (np.hypot(x / .55, y / .36)) ** 2, 0, 1)), m['wool'], pitch=.006, thick=.006, outline=outline)
    n = 62_000; x, y = rng.uniform(-.62, .62, n), rng.uniform(-.45, .45, n); ok = np.hypot(x, y) < outline(np.arctan2(y, x)) - .006; x, y = x[ok], y[ok]; clump = np.sin(x * 70 + 2 * np.sin(y * 50)) * np.sin(y * 63 + 1.5 * np.sin(x * 44))
    tint = cream * ((1 + .06 * clump) * rng.normal(1, .05, len(x)))[:, None]; larch_shag_rug.strands('rug pile', x, y, tint, m['wool'], rng, length=.048, lift=.016, radius=.00125, sway=.78, points=7)
