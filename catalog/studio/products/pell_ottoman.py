from parts import *


def build(m, R=.33, H=.40):
    U, L = m['upholstery'], m['leg']; z0 = .055
    bulge = lambda t: R + .016 * math.sin(math.pi * t)
    lathe('side', [(bulge(t) - .012 * (t in (0, 1)), z0 + (H - z0 - .05) * t) for t in np.linspace(0, 1, 14)], U, around=96, closed=False)
    dome = lambda r: H - .05 + .062 * (1 - (r / R) ** 2.6) - .020 * math.exp(-(r / .035) ** 2)
    lathe('top', [(r, dome(r)) for r in np.r_[R - .004, np.linspace(R - .012, .004, 26)]], U, around=96, planar=True)
    lathe('bottom', [(.01, z0), (R - .012, z0)], U, around=96, planar=True)
    for z, k in ((H - .048, .006), (z0 + .006, .005)):
        tube('welt', [((R - .004) * math.cos(a), (R - .004) * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)], k, U, closed=True)
    lathe('button', [(.019, 0), (.019, .003), (.016, .008), (.009, .011), (.001, .012)], U, at=(0, 0, dome(0) + .001), planar=True)
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        lathe('foot', [(.019, 0), (.024, .004), (.028, .03), (.026, .058)], L, at=(c * R * .72, s * R * .72, 0), around=32)
