from parts import *
from parts_small import spot
from products import rugs

SIZE = (2.44, 1.68)
CELLS, LINE = (10, 7), .024       # squares each way, and the line between two


def squares(ground, line):
    def color_at(x, y, rng):
        def on_line(v, wide, count):
            cell = wide / count; return np.abs(((v + wide / 2) / cell + .5) % 1 - .5) * cell < LINE / 2
        hit = on_line(x + rng.normal(0, .0008, len(x)), SIZE[0], CELLS[0]) | on_line(y + rng.normal(0, .0008, len(y)), SIZE[1], CELLS[1])
        return np.where(hit[:, None], line, ground)
    return color_at


def build(m):
    ground, line = rugs.linear('#efe9dc', '#1a1a1c')
    lay = rugs.pile('rug', SIZE, squares(ground, line), m['wool'], m['backing'], corner=(1, -1), reach=.36)
    spot((-.62, -.42, .03), .5); rugs.binding('rug', SIZE, m['wool'], lay, line)
