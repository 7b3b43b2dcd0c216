from parts import *
from products import finishes, wall


def build(m, W=.61, H=.91, face=.026, depth=.046, z=1.45, far='#8f8f7d', window=(-1.4, 1.6, 1.7, 1.9)):
    """An upright mirror with soft corners in a deep walnut frame."""
    walnut = finishes.finish(m, 'frame', 'timber:walnut'); outer = rounded_rect(W, H, .11, 30); inner = wall.inset(outer, face)
    wall.ring('dune frame', outer, inner, depth, walnut, z=z, edge=.005); wall.pane('dune glass', inner, -.018, wall.glass(), z=z); wall.opposite(far, window=window, leaf=None)
