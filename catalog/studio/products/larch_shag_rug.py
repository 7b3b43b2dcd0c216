from parts import *
from parts_small import yarns
from products import rug_relief, rugs

SIZE = (2.44, 1.52)               # 8 x 5 ft


def strands(name, x, y, tint, mat, rng, aim, length=.046, rise=.44, radius=.0025, spread=.7, curl=.003, points=6):
    """Yarn that rises, bends over and lies down towards `aim` (radians), more or less."""
    n = len(x); t = np.linspace(0, 1, points); a = (aim + rng.normal(0, spread, n))[:, None]; L = (length * rng.normal(1, .12, n))[:, None]; out = L * .84 * t ** 1.25; side = curl * np.sin(t * 7 + rng.uniform(0, 6, (n, 1))) * t
    up = L * np.clip(rise * rng.normal(1, .18, (n, 1)), .1, .8) * np.sin(t * np.pi * .64)
    yarns(name, np.stack([x[:, None] + np.cos(a) * out - np.sin(a) * side, y[:, None] + np.sin(a) * out + np.cos(a) * side, .005 + up], -1), radius, mat, tint, sides=3)


def build(m):
    """Deep pile in ivory, thin brown lozenges drawn through it."""
    ivory, brown = rugs.linear('#e4dac6', '#54402f'); W, D = SIZE; rng = np.random.default_rng(4); step = .0090
    rug_relief.sheet('rug', (W - .09, D - .09), lambda x, y, r: (np.tile(ivory * .8, (len(x), 1)), 0 * x), m['wool'], pitch=.02, thick=.004)
    x, y = (v.ravel() for v in np.meshgrid(np.arange(-W / 2 + .03, W / 2 - .03, step), np.arange(-D / 2 + .03, D / 2 - .03, step))); x, y = x + rng.normal(0, .003, len(x)), y + rng.normal(0, .003, len(y))
    wob = .010 * np.sin(y * 7 + x * 3); u, v = (x + wob) / .61, y / .76; d = lambda q: np.abs((q + .5) % 1 - .5); line = np.minimum(d(u + v), d(u - v)) < .042
    rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); tone = np.where((line & (rim > .07))[:, None], brown, ivory); x, y, rim, tone = (np.repeat(v, 2, 0) for v in (x, y, rim, tone))
    aim = 2.2 * np.sin(x * 8 + 1.3 * np.sin(y * 6)) + 2.2 * np.sin(y * 9 + x * 4); w = np.clip(1 - (rim - .03) / .06, 0, 1); side = W / 2 - np.abs(x) < D / 2 - np.abs(y)
    aim = np.arctan2(np.sin(aim) * (1 - w) + np.where(side, 0, np.sign(y)) * w * 1.6, np.cos(aim) * (1 - w) + np.where(side, np.sign(x), 0) * w * 1.6); strands('rug pile', x, y, tone * rng.normal(1, .06, (len(x), 1)), m['wool'], rng, aim)
