from parts import *

POST = [(.013, 0), (.0185, .02), (.022, .28), (.0225, .50)]
SPINDLE = [(.0065, 0), (.0075, .02), (.0115, .5), (.0075, .98), (.0065, 1)]


def spindle(a, b, mat, s=1):
    """A slim turned stick between two points."""
    a, b = np.array(a, float), np.array(b, float); d = b - a; n = np.linalg.norm(d)
    return lathe('spindle', [(r * s, t * n) for r, t in SPINDLE], mat, at=tuple(a), rot=(-math.degrees(math.asin(d[1] / n)), math.degrees(math.asin(d[0] / n)), 0), around=20)


def build(m, W=1.90, D=.82):
    U, L = m['upholstery'], m['leg']; x = W / 2 - .03; f, b = -D / 2 + .06, D / 2 - .10
    for s in (-1, 1):
        lathe('leg', POST + [(.018, .592)], L, at=(s * x, f, 0), around=32); lathe('leg', POST + [(.020, .70), (.017, .80)], L, at=(s * x, b - .06, 0), rot=(-7, 0, 0), around=32)
        block('arm', (.068, D - .06, .028), L, r=.012, at=(s * x, -.035, .606), k=5)
        block('rail', (.024, D - .20, .055), L, r=.006, at=(s * x, -.02, .275))
        for i in range(4): spindle((s * x, f + .11 + i * .125, .295), (s * x, f + .11 + i * .125, .596), L)
    for y in (f, b - .03): block('rail', (2 * x, .026, .070), L, r=.006, at=(0, y, .275))
    n = 21
    for i in range(n): spindle((-x + 2 * x * (i + .5) / n, b - .026, .305), (-x + 2 * x * (i + .5) / n, b + .040, .775), L)
    block('top rail', (W - .01, .030, .062), L, r=.013, at=(0, b + .043, .795), rot=(-7, 0, 0), k=5)
    cushion('seat', (W - .14, .66, .10), U, crease=.2, slot=(W - .11, .72, .22), sag=.010, welt=.004, at=(0, -.045, .385))
    for s in (-1, 1):
        cushion('back', (.80, .46, .085), U, pressure=.9, crease=.7, slump=.10, slot=(W / 2 - .07, .60, .28), welt=.004, at=(s * (W / 4 - .03), b - .135, .635), rot=(77, 0, s * -1.2))
