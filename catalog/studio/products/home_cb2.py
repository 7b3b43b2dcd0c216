from parts import *
from products import alder_sofa
from products.home_main import moved


def arc_lamp(m):
    F = m['frame']
    lathe('lamp base', [(.001, 0), (.168, 0), (.17, .002), (.17, .038), (.167, .04), (.02, .041), (.012, .05)], F)
    path = [(0, 0, .04), (0, 0, 1.02)] + [(-.34 + .34 * math.cos(a), 0, 1.02 + .30 * math.sin(a)) for a in np.linspace(.1, math.pi * .86, 24)]
    tube('lamp pole', path, .010, F); x, z = path[-1][0], path[-1][2]
    lathe('lamp bell', smooth_profile([(.125, -.11), (.122, -.085), (.098, -.03), (.05, .002), (.016, .014), (.003, .016)], 40), F, at=(x, 0, z - .005), around=64)
    lathe('lamp glow', [(.112, 0), (.001, .002)], m['glow'], at=(x, 0, z - .085))


def plinth(m):
    block('plinth', (.40, .40, .48), m['stone'], r=.004, at=(0, 0, .24), cell=.3)
    lathe('orb', [(max(.0005, .105 * math.sin(a)), .105 - .105 * math.cos(a)) for a in np.linspace(0, math.pi, 40)], m['lacquer'], at=(-.03, -.02, .48), around=64)


def build(m):
    alder_sofa.build(m)
    moved(plinth, 1.62, -.02, -12, m)
    moved(arc_lamp, -1.60, .10, 195, m)
