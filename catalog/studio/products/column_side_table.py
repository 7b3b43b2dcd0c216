from parts import *


def build(m, R=.17, H=.50):
    L = m['lacquer']
    plate('column', fluted(R, 26, .012), H - .046, L, edge=.004, at=(0, 0, (H - .046) / 2 + .016))
    plate('foot', ellipse(2 * R + .012, 2 * R + .012), .018, L, edge=.003, at=(0, 0, .009))
    plate('top', ellipse(2 * R + .09, 2 * R + .09, 128), .030, L, edge=.005, at=(0, 0, H - .015))
