from parts import *

LINE = [(-.84, .880), (-.66, .640), (-.46, .420), (-.22, .315), (.06, .360), (.28, .455), (.46, .440), (.64, .350), (.86, .285)]


def curve(n):
    """Points as far from each other as their neighbours along the line one lies on."""
    p = np.array(smooth_profile([(x + 2, z) for x, z in LINE], 400)) - (2, 0); run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]; at = np.linspace(0, run[-1], n)
    return np.stack([np.interp(at, run, p[:, 0]), np.interp(at, run, p[:, 1])], 1), run[-1]


def build(m, W=.60, n=17):
    """Channels of leather laid along one long bend, between two steel tubes that return along the floor."""
    U, F = m['upholstery'], m['frame']; P, length = curve(n + 1); thick, t = .085, .014; step = length / n
    for a, b in zip(P, P[1:]):
        d = (b - a) / np.linalg.norm(b - a); mid = (a + b) / 2 + np.array([-d[1], d[0]]) * (thick / 2 + t * .6)
        block('channel', (step + .006, W, thick), U, r=.034, puff=.009, at=(mid[0], 0, mid[1]), rot=(0, -math.degrees(math.atan2(d[1], d[0])), 0), k=7, cell=.018)
    fine, _ = curve(60); under = [(x, z) for x, z in fine]
    for s in (-1, 1):
        y = s * (W / 2 - .035); path = [(x, y, z) for x, z in under] + [(.80, y, t), (-.50, y, t)]
        tube('frame', path, t, F, bend=.06, closed=True)
    for x, z in (P[1], P[5], P[9], P[-2]): tube('frame', [(x, -W / 2 + .035, z), (x, W / 2 - .035, z)], t * .8, F)
    for x in (-.42, .70): tube('frame', [(x, -W / 2 + .035, t), (x, W / 2 - .035, t)], t * .8, F)
    a, b = P[0], P[2]; d = (b - a) / np.linalg.norm(b - a); k = np.array([-d[1], d[0]]); c = a + d * .10 + k * (thick + t + .060); R, Lr = .066, W - .06
    lathe('roll', smooth_profile([(.001, 0), (.040, .003), (.060, .012), (R, .034), (R, Lr / 2), (R, Lr - .034), (.060, Lr - .012), (.040, Lr - .003), (.001, Lr)], 70), U, at=(c[0], Lr / 2, c[1]), rot=(90, 0, 0), around=64)
