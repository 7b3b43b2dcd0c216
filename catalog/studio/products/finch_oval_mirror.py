from parts import *
from products import finishes, wall


def build(m, W=.58, H=.84, face=.020, depth=.030, z=1.45, far='#a99a80', window=(-1.4, 1.6, 1.7, 1.9)):
    """An upright oval in a rounded brass frame."""
    outer, inner = ellipse(W, H, 160), ellipse(W - 2 * face, H - 2 * face, 160); wall.ring('finch frame', outer, inner, depth, finishes.finish(m, 'frame', 'brass'), z=z, edge=.008)
    wall.pane('finch glass', inner, -.014, wall.glass(), z=z); wall.opposite(far, window=window, leaf=None)
