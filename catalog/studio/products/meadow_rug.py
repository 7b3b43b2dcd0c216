from parts import *
from parts_small import spot
from products import props, rugs, settings

SIZE = (2.44, 1.68)               # 8 x 5.5 ft
CELL = (.30, .335)                # one sprig
GROW = 1.5


def sprigs(ground, leafs, line):
    """Rows of leafy sprigs, every other row shifted, inside a plain border with a thin line."""
    def color_at(x, y, rng):
        W, D = SIZE; out = np.tile(ground, (len(x), 1)) * (1 + .04 * np.sin(y * 23)[:, None] * np.sin(y * 61 + 2)[:, None])
        inside = (np.abs(x) < W / 2 - .13) & (np.abs(y) < D / 2 - .14)
        row = np.floor(y / CELL[1] + .5).astype(int); cx = x / CELL[0] + (row % 2) * .5; col = np.floor(cx + .5).astype(int)
        u, v = (cx - col) * CELL[0], y - row * CELL[1]; lean = np.where((row + col) % 2, 1, -1); u = u * lean / GROW; v = v / GROW
        kind = (col * 2 + row * 3) % len(leafs); stem = .018 * np.sin(v / .11 * 1.4)
        hit = (np.abs(u - stem) < .0065) & (np.abs(v) < .112)
        for k, at in enumerate((-.066, -.026, .014, .054)):
            for s in (-1, 1):
                px, py = u - .018 * math.sin(at / .11 * 1.4), v - at - (.012 if s > 0 else 0); a = math.radians(42) ; L = .052 - .006 * k
                along, across = px * s * math.cos(a) + py * math.sin(a), -px * s * math.sin(a) + py * math.cos(a)
                hit |= ((along - L * .55) / (L * .5)) ** 2 + (across / .0145) ** 2 < 1
        hit |= ((u - .018 * math.sin(1.4)) / .014) ** 2 + ((v - .112) / .026) ** 2 < 1
        ok = hit & inside & (np.abs(col * CELL[0] - (row % 2) * .5 * CELL[0]) < W / 2 - .24) & (np.abs(row) * CELL[1] < D / 2 - .26)
        out[ok] = np.array(leafs)[kind[ok]]
        ex, ey = W / 2 - np.abs(x), D / 2 - np.abs(y); rim = np.minimum(ex, ey)
        band = (rim > .062) & (rim < .078) | (rim > .092) & (rim < .099); out[band] = line
        return out
    return color_at


def build(m, stool=True):
    ground, a, b, c = rugs.linear('#e6dcc8', '#78875f', '#b98f4a', '#4f6552')
    lay = rugs.pile('rug', SIZE, sprigs(ground, [a, c, b], a), m['wool'], m['backing'], corner=(1, -1))
    rugs.binding('rug', (SIZE[0], SIZE[1]), m['wool'], lay, ground * .92)
    rugs.fringe('rug', SIZE, m['wool'], lay, ground)
    spot((.80, -.50, .03), .52)
    if stool:
        settings.stool(m['oak'], at=(-.55, .42), turn=14); props.books({'ceramic': m['book'], 'book1': m['book1']}, at=(-.55, .42, .45))
