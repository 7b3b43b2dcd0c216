from parts import *
from products import graphic_rugs, rugs

SIZE = (3.05, 2.44)               # 10 x 8 ft
CELL = .61


def halves():
    """Half circles in a loose grid, each turned its own way."""
    ivory, black, blue, ocher, brick = rugs.linear('#ece5d6', '#1b1b1d', '#2d4478', '#c79138', '#9e4830')
    cells = [[(black, 0), (blue, 2), (ocher, 1), (brick, 2), (black, 2)], [(ocher, 3), (blue, 1), (None, 0), (black, 0), (blue, 3)], [(brick, 2), (black, 0), (blue, 2), (ocher, 1), (brick, 3)], [(blue, 1), (ocher, 2), (brick, 0), (black, 1), (ocher, 0)]]

    def color_at(x, y, rng):
        x, y = x + rng.normal(0, .001, len(x)), y + rng.normal(0, .001, len(x)); out = np.tile(ivory, (len(x), 1)); i = np.clip(((x + SIZE[0] / 2) / CELL).astype(int), 0, 4); j = np.clip(((y + SIZE[1] / 2) / CELL).astype(int), 0, 3)
        u, v = x + SIZE[0] / 2 - (i + .5) * CELL, y + SIZE[1] / 2 - (j + .5) * CELL
        for row in range(4):
            for col in range(5):
                tone, turn = cells[row][col]; a, b = ((u, v), (-v, u), (-u, -v), (v, -u))[turn]
                if tone is not None: out[(i == col) & (j == row) & (np.hypot(a, b + CELL / 4) < CELL * .49) & (b > -CELL / 4)] = tone
        return out
    return color_at


def build(m, corner=(-1, -1)):
    lay = graphic_rugs.looped('rug', SIZE, halves(), m, pitch=.0078, height=.0075, corner=corner, reach=.40, seed=4)
    rugs.binding('rug', SIZE, m['wool'], lay, rugs.linear('#ece5d6')[0] * .9)
