from parts import *


def build(m, W=.47):
    """One steel tube, bent six times, that seat and back hang in."""
    U, F = m['upholstery'], m['frame']; x = W / 2; r = .0115
    path = [(-x, .175, .86), (-x, .165, .66), (-x, .155, .455), (-x, -.215, .455), (-x, -.215, r), (-x, .245, r), (x, .245, r), (x, -.215, r), (x, -.215, .455), (x, .155, .455), (x, .165, .66), (x, .175, .86)]
    tube('tube', path, r, F, bend=.075)
    tube('cross', [(-x, -.10, .452), (x, -.10, .452)], r * .85, F); tube('cross', [(-x, .12, .452), (x, .12, .452)], r * .85, F)
    block('seat', (W - .028, .42, .042), U, r=.019, puff=.008, at=(0, -.02, .470), k=6, cell=.02)
    back = block('back', (W + .018, .036, .21), U, r=.017, puff=.006, at=(0, .168, .745), rot=(-4, 0, 0), k=6, cell=.02)
    for v in back.data.vertices: v.co.y += .035 * (1 - (v.co.x / (W / 2)) ** 2)
    back.data.update()
