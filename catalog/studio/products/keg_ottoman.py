from parts import *


def build(m, R=.24, H=.42):
    """A drum of leather with three seams round it."""
    U = m['upholstery']; z = [0, H / 3, 2 * H / 3, H - .03]
    prof = [(.001, 0), (R - .012, 0)]
    for lo, hi in ((.004, H / 3), (H / 3, 2 * H / 3), (2 * H / 3, H - .022)):
        for t in np.linspace(.04, .96, 14): prof.append((R - .010 + .014 * math.sin(math.pi * t) ** .6, lo + (hi - lo) * t))
    lathe('keg', prof + [(R - .012, H - .016)], U, around=128, closed=False)
    lathe('top', [(R - .010, H - .022)] + [(R * math.cos(a) * .955 + .0, H - .022 + .030 * math.sin(a) ** .8) for a in np.linspace(.08, math.pi / 2 - .004, 24)], U, around=128, closed=False, planar=True)
    a = np.linspace(0, 2 * math.pi, 128, endpoint=False)
    for h in (.006, H / 3, 2 * H / 3, H - .021): tube('welt', np.c_[(R - .006) * np.cos(a), (R - .006) * np.sin(a), 0 * a + h], .0036, U, closed=True)
