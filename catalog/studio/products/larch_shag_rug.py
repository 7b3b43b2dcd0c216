from parts import *
from parts_small import yarns
from products import rug_relief, rugs

SIZE = (2.44, 1.52)               # 8 x 5 ft


def strands(name, x, y, tint, mat, rng, length=.034, lift=.012, radius=.0016, sway=.62, points=5):
    """Tufts that fall over, each its own way."""
    n = len(x); t = np.linspace(0, 1, points); a = rng.uniform(0, 2 * np.pi, n); lean = sway * rng.normal(1, .25, n); L = length * rng.normal(1, .12, n); rise = np.sin(np.minimum(t, .9) * np.pi * .55)
    out = (lean * L)[:, None] * t ** 1.5; curl = .004 * np.sin(t * 5 + rng.uniform(0, 6, (n, 1))) * t
    P = np.stack([x[:, None] + np.cos(a)[:, None] * out - np.sin(a)[:, None] * curl, y[:, None] + np.sin(a)[:, None] * out + np.cos(a)[:, None] * curl, lift * .5 + (L * np.sqrt(np.clip(1 - .55 * lean ** 2, .1, 1)))[:, None] * rise], -1)
    yarns(name, P, radius, mat, tint, sides=3)


def build(m):
    """Deep pile in ivory, thin brown lozenges drawn through it."""
    ivory, brown = rugs.linear('#dacfb9', '#4f3a2b'); W, D = SIZE; rng = np.random.default_rng(4); step = .0082
    rug_relief.sheet('rug', SIZE, lambda x, y, r: (np.tile(ivory * .72, (len(x), 1)), 0 * x), m['wool'], pitch=.02, thick=.006)
    x, y = (v.ravel() for v in np.meshgrid(np.arange(-W / 2 + .012, W / 2 - .012, step), np.arange(-D / 2 + .012, D / 2 - .012, step))); x, y = x + rng.normal(0, .0026, len(x)), y + rng.normal(0, .0026, len(y))
    wob = .010 * np.sin(y * 7 + x * 3); u, v = (x + wob) / .61, y / .76; d = lambda q: np.abs((q + .5) % 1 - .5); line = np.minimum(d(u + v), d(u - v)) < .035
    rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); tone = np.where((line & (rim > .05))[:, None], brown, ivory); x, y, tone = np.repeat(x, 2), np.repeat(y, 2), np.repeat(tone, 2, 0)
    strands('rug pile', x, y, tone * rng.normal(1, .07, (len(x), 1)), m['wool'], rng)
