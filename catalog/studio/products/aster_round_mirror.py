from parts import *
from products import finishes, wall


def build(m, W=.81, face=.034, depth=.042, z=1.45, far='#8d9a90', window=(-1.5, 1.6, 1.7, 1.9)):
    """A round mirror in a frame of bent oak."""
    oak = finishes.finish(m, 'frame', 'timber:oak'); outer = ellipse(W, W, 160); inner = ellipse(W - 2 * face, W - 2 * face, 160)
    wall.ring('aster frame', outer, inner, depth, oak, z=z, edge=.006, along=True); wall.pane('aster glass', inner, -.016, wall.glass(), z=z)
    wall.opposite(far, window=window)
