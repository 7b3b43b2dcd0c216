from parts import *


def build(m, W=.70, D=.56, cell=.006, s=.42):
    """A length of cloth laid down and turned over on itself: one soft roll, two folds and a lifted corner."""
    nx, ny = round(W / cell), round(D / cell); x, y = np.meshgrid(np.linspace(-W / 2, W / 2, nx + 1), np.linspace(-D / 2, D / 2, ny + 1))
    run = .80 * x + .60 * y; side = -.60 * x + .80 * y
    fold = lambda at, wide, high: high * np.exp(-(((run - at - .05 * np.sin(side * 7 + at * 9)) / wide) ** 2))
    z = fold(-.13, .040, .060) + fold(.015, .026, .030) + fold(.155, .046, .070) + .006 * np.sin(side * 16 + run * 5) + .004 * np.sin(run * 26 - side * 9)
    lean = .022 * np.exp(-(((run + .10) / .05) ** 2)) + .026 * np.exp(-(((run - .185) / .05) ** 2)); px, py = x - .80 * lean * 1.6, y - .60 * lean * 1.6
    pts = np.stack([px, py, z + .02], -1).reshape(-1, 3) * s; at = lambda i, j: j * (nx + 1) + i
    quads = [[at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)] for j in range(ny) for i in range(nx)]
    flat = np.stack([x, y], -1).reshape(-1, 2) * s
    make('drape', pts, quads, [tuple(flat[v]) for q in quads for v in q], m['upholstery'])
