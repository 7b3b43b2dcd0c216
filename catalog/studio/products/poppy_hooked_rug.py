from parts import *
from products import rug_relief, rugs

SIZE = (2.44, 1.52)               # 8 x 5 ft
BLOOMS = [(-.86, .30, .165, 0), (-.30, .44, .14, 1), (.28, .22, .18, 0), (.88, .40, .15, 1), (-.56, -.28, .17, 1), (.02, -.36, .145, 0), (.60, -.26, .17, 1), (.98, -.16, .11, 0), (-1.00, -.12, .115, 0)]
LEAVES = [(-.60, .14, 40), (-.10, .02, -35), (.56, .06, 30), (.30, -.12, 65), (-.28, -.05, 20), (-.84, -.44, -30), (.30, -.50, 10), (.90, -.46, -20), (-.60, .56, 10), (.0, .58, -15), (.58, .56, 25), (-1.02, .10, 80), (1.04, .14, 100), (-.28, -.54, -20), (.74, .16, -60), (-.36, .22, 70)]


def garden(x, y, ground, reds, leaf, leaf2, black, gold):
    out = np.tile(ground, (len(x), 1))
    for k, (cx, cy, turn) in enumerate(LEAVES):
        a = math.radians(turn); u, v = (x - cx) * math.cos(a) + (y - cy) * math.sin(a), -(x - cx) * math.sin(a) + (y - cy) * math.cos(a); v = v - .10 * u ** 2 / .1
        out[np.abs(v) < .062 * np.clip(1 - (np.abs(u) / .15) ** 2, 0, 1)] = (leaf, leaf2)[k % 2]; out[(np.abs(v) < .007) & (np.abs(u) < .12)] = (leaf2, leaf)[k % 2]
    for cx, cy, R, kind in BLOOMS:
        r, a = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx) + kind * .6; petal = R * (.84 + .16 * np.abs(np.sin(a * 2)) ** .5); out[r < petal] = reds[kind]
        out[(r < petal) & (r > .55 * R) & (np.abs(np.sin(a * 2)) < .10 + .04 * kind)] = reds[1 - kind] * .72; out[(r < petal * .80) & (r > petal * .70)] = reds[1 - kind]
        out[r < R * .34] = black; out[r < R * .17] = gold
    return out


def build(m):
    """Poppies and leaves on ink, hooked loop by loop, inside a border of two rows."""
    ground, red, coral, leaf, leaf2, black, gold = rugs.linear('#26323f', '#b1402b', '#cf7350', '#6f8a62', '#9cab78', '#1b1a1d', '#d2a548')

    def surface(x, y, rng):
        W, D = SIZE; h, shade = rug_relief.loops(x, y, cell=.0092, depth=.0036); sx, sy = rug_relief.snapped(x, y, .0046, .0092)
        out = garden(sx, sy, ground, (red, coral), leaf, leaf2, black, gold); rim = np.minimum(W / 2 - np.abs(sx), D / 2 - np.abs(sy))
        out[rim < .085] = ground; out[(rim < .062) & (rim >= .036)] = leaf2; out[rim < .018] = red; return out * (shade * rug_relief.streaks(x, y, .03))[:, None], h
    lay = rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0022, back=rugs.linear('#b9a27c')[0], corner=(1, -1), reach=.34); rugs.binding('rug', SIZE, m['wool'], lay, ground)
