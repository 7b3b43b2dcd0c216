from parts import *


def cushion_disc(name, R, T, U, at, rot, puff=.022):
    """A round upholstered disc with a cord round each edge."""
    e = .040; q = np.linspace(0, np.pi / 2, 10)
    low = [(.001, 0), (R * .55, 0)] + [(R - e + e * math.sin(k), e - e * math.cos(k)) for k in q]
    high = [(R - e + e * math.cos(k), T - e + e * math.sin(k)) for k in q] + [(R * r, T + puff * (1 - r ** 2.6)) for r in (.80, .66, .5, .34, .2, .1)] + [(.001, T + puff)]
    lathe(name, low + high, U, at=at, rot=rot, around=128)
    a = np.linspace(0, 2 * np.pi, 128, endpoint=False); w = R - e * .30
    for z in (e * .28, T - e * .28): tube(name + ' welt', np.stack([w * np.cos(a), w * np.sin(a), 0 * a + z], 1), .0042, U, at, rot, closed=True)


def build(m, R=.36):
    """Two discs, one to sit on and one to lean on, in a frame of two bent tubes."""
    U, F = m['upholstery'], m['frame']; t = .013
    cushion_disc('seat', R, .135, U, (0, -.02, .305), (-6, 0, 0)); cushion_disc('back', R * .93, .105, U, (0, .405, .640), (70, 0, 0), .018)
    for s in (-1, 1):
        x = s * .235
        tube('frame', [(x, -.30, t), (x, .36, t)], t, F)
        tube('frame', [(x, -.30, t), (x, -.27, .318), (x, .30, .262), (x, .36, t)], t, F, bend=.05)
        tube('frame', [(x, .270, .266), (x, .360, .30), (x, .520, .760)], t, F, bend=.06)
    for y, z in ((-.20, .306), (.16, .270)): tube('frame', [(-.235, y, z), (.235, y, z)], t * .8, F)
    tube('frame', [(-.235, .46, .585), (.235, .46, .585)], t * .8, F); tube('frame', [(-.235, .505, .715), (.235, .505, .715)], t * .8, F)
