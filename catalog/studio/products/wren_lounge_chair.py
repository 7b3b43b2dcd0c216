from parts import *
from products import wren_sofa


def build(m, W=.78, D=.82):
    """One seat of the Wren: spindles on three sides, a flat oak arm, two loose cushions."""
    U, L = m['upholstery'], m['leg']; x = W / 2 - .03; f, b = -D / 2 + .06, D / 2 - .10; post, spindle = wren_sofa.POST, wren_sofa.spindle
    for s in (-1, 1):
        lathe('leg', post + [(.018, .592)], L, at=(s * x, f, 0), around=32); lathe('leg', post + [(.020, .70), (.017, .80)], L, at=(s * x, b - .06, 0), rot=(-7, 0, 0), around=32)
        block('arm', (.068, D - .06, .028), L, r=.012, at=(s * x, -.035, .606), k=5); block('rail', (.024, D - .20, .055), L, r=.006, at=(s * x, -.02, .275))
        for i in range(4): spindle((s * x, f + .11 + i * .125, .295), (s * x, f + .11 + i * .125, .596), L)
    for y in (f, b - .03): block('rail', (2 * x, .026, .070), L, r=.006, at=(0, y, .275))
    for i in range(8): spindle((-x + 2 * x * (i + .5) / 8, b - .026, .305), (-x + 2 * x * (i + .5) / 8, b + .040, .775), L)
    block('top rail', (W - .01, .030, .062), L, r=.013, at=(0, b + .043, .795), rot=(-7, 0, 0), k=5)
    cushion('seat', (W - .14, .66, .10), U, crease=.2, slot=(W - .11, .72, .22), sag=.010, welt=.004, at=(0, -.045, .385))
    cushion('back', (W - .14, .46, .085), U, pressure=.9, crease=.7, slump=.10, slot=(W - .08, .60, .28), welt=.004, at=(0, b - .135, .635), rot=(77, 0, 0))
