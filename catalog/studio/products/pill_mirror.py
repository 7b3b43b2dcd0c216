from parts import *
from products import finishes, wall


def build(m, W=.51, H=1.27, face=.012, depth=.032, z=1.4, far='#d0a23a', window=(2.0, 1.75, .9, 2.2)):
    """A tall mirror with two round ends, in brass."""
    outer = wall.pill(W, H, n=40); inner = wall.pill(W - 2 * face, H - 2 * face, n=40); wall.ring('pill frame', outer, inner, depth, finishes.finish(m, 'frame', 'brass'), z=z, edge=.002)
    wall.pane('pill glass', inner, -.018, wall.glass(), z=z); wall.opposite(far, y=-5.6, window=window, leaf=None); finishes.cards('cb2')
