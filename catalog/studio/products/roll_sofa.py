from parts import *


def bar(name, length, r, U, at, rot=(0, 90, 0)):
    """A padded roll with soft ends."""
    a = np.linspace(0, np.pi / 2, 10); e = .07
    half = [(r - e * (1 - math.sin(t)), length / 2 - e * (1 - math.cos(t))) for t in a]
    prof = [(.002, -length / 2 - .004)] + [(q, -z) for q, z in half] + [(r + .006, 0)] + [(q, z) for q, z in half[::-1]] + [(.002, length / 2 + .004)]
    return lathe(name, prof, U, at=at, rot=rot, around=72)


def build(m, W=2.16, D=.94):
    """Rolls laid in a row: three for the seat, two for the back, on a hoop at each end."""
    U, F = m['upholstery'], m['frame']; r = .128
    for s in (-1, 1):
        tube('frame', [(s * (W / 2 - .16), -D / 2 + .06, .012), (s * (W / 2 - .16), D / 2 - .06, .012), (s * (W / 2 - .16), D / 2 - .06, .20), (s * (W / 2 - .16), -D / 2 + .06, .20)], .012, F, closed=True, bend=.04)
    for y in (-D / 2 + .10, 0, D / 2 - .10): tube('frame', [(-W / 2 + .16, y, .20), (W / 2 - .16, y, .20)], .012, F)
    for i in range(3): bar('seat roll', W - .02, r + .012, U, (0, -D / 2 + .15 + i * .235, .345 - .008 * i))
    bar('back roll', W - .02, r, U, (0, D / 2 - .120, .520)); bar('back roll', W - .02, r, U, (0, D / 2 - .045, .745))
