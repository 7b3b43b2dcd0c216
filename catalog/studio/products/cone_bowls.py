from parts import *
from products import finishes


def bowl(mat, R, H, at):
    r = R * .34; lathe('bowl', [(.0005, 0), (r - .003, 0), (r, .002), (R - .0010, H - .002), (R - .0006, H - .0006), (R - .0022, H), (R - .0038, H - .0008), (r - .002, .0056), (r - .010, .0050), (.0005, .0050)], mat, at=at, around=160)


def build(m):
    """Three cones of enamel: two nested, the smallest on its own."""
    ocher, black, red = finishes.finish(m, 'ocher', 'satin:#c58f2e:.3'), finishes.finish(m, 'black', 'satin:#1b1b1c:.35'), finishes.finish(m, 'red', 'satin:#b0452a:.3')
    bowl(ocher, .130, .090, (-.06, .03, 0)); bowl(red, .100, .070, (-.06, .03, .0058)); bowl(black, .070, .050, (.135, -.075, 0))
