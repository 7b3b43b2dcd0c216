from parts import *


def build(m, H=.66):
    """A drum seat on one post; a ring for the feet."""
    U, F = m['upholstery'], m['frame']; R = .185
    lathe('base', [(.001, 0), (.205, 0), (.208, .002), (.208, .012), (.205, .014), (.05, .017), (.030, .024), (.026, .04)], F, around=96)
    tube('post', [(0, 0, .02), (0, 0, H - .08)], .025, F); lathe('sleeve', [(.026, 0), (.032, .001), (.032, .12), (.026, .121)], F, at=(0, 0, H - .22))
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False); tube('ring', np.c_[.165 * np.cos(a), .165 * np.sin(a), 0 * a + .235], .009, F, closed=True)
    for t in (30, 150, 270): tube('spoke', [(0, 0, .235), (.165 * math.cos(math.radians(t)), .165 * math.sin(math.radians(t)), .235)], .007, F)
    lathe('plate', [(.001, 0), (R - .02, 0), (R - .02, .008), (.001, .008)], F, at=(0, 0, H - .088))
    lathe('seat', smooth_profile([(.001, 0), (R - .02, 0), (R - .003, .012), (R, .035), (R - .004, .062), (R - .022, .076), (.10, .083), (.001, .084)], 60), U, at=(0, 0, H - .08), around=96, planar=True)
    for z in (.012, .064): tube('seat welt', np.c_[(R - .004) * np.cos(a), (R - .004) * np.sin(a), 0 * a + H - .08 + z], .0035, U, closed=True)
