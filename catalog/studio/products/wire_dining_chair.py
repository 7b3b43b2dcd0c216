from parts import *

SIDE = np.array([(-.235, .440), (-.215, .456), (-.15, .450), (-.03, .436), (.09, .432), (.165, .447), (.212, .50), (.245, .60), (.272, .70), (.292, .79), (.300, .825)])


def build(m):
    F, U = m['frame'], m['upholstery']; run = np.r_[0, np.cumsum(np.hypot(*np.diff(SIDE, axis=0).T))]; run /= run[-1]

    def at(u, v):
        y, z = np.interp(v, run, SIDE[:, 0]), np.interp(v, run, SIDE[:, 1]); b = 1 / (1 + math.exp(-(v - .52) * 16))
        wide = np.interp(v, [0, .06, .3, .55, .8, .95, 1], [.185, .215, .238, .235, .215, .180, .150])
        return (u * wide, y - .055 * b * u * u * 1.4 + .012 * b, z + .040 * (1 - b) * abs(u) ** 2.4)
    smooth = np.linspace(0, 1, 44)
    for u in np.linspace(-1, 1, 15): tube('wire', [at(u, v) for v in smooth], .0048 if abs(u) == 1 else .0024, F)
    for v in np.linspace(0, 1, 20): tube('wire', [at(u, v) for u in np.linspace(-1, 1, 17)], .0048 if v in (0, 1) else .0024, F)
    for s in (-1, 1):
        tube('leg', [(s * .215, -.215, .004), (s * .150, -.13, .428), (s * .150, .12, .420), (s * .205, .235, .004)], .0068, F, bend=.03)
        for y in (-.215, .235): lathe('glide', [(.009, 0), (.010, .002), (.010, .008), (.007, .010)], F, at=(s * (.215 if y < 0 else .205), y, 0), around=20)
    for y, z in ((-.13, .426), (.12, .419)): tube('cross', [(-.15, y, z), (.15, y, z)], .006, F)
    for s in (-1, 1): tube('brace', [(s * .188, -.179, .18), (s * .183, .186, .18)], .0042, F)
    lathe('seat', [(r, .032 - .028 * (r / .19) ** 8) for r in np.r_[.190, np.linspace(.189, .003, 20)]], U, at=(0, -.028, .450), around=72, planar=True)
    lathe('seat side', [(.182, 0), (.190, .006)], U, at=(0, -.028, .447), around=72, closed=False)
    tube('seat welt', [(.1895 * math.cos(a), .1895 * math.sin(a) - .028, .4535) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)], .0042, U, closed=True)
