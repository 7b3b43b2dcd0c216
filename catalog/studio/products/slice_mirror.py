from parts import *
from products import finishes, wall


def build(m, H=1.02, face=.010, depth=.030, z=1.45, far='#b8472c', window=(2.0, 1.75, .9, 2.2)):
    """Half a disc: straight on the left, half a circle on the right, in thin black steel."""
    r = H / 2; a = np.linspace(-math.pi / 2, math.pi / 2, 110); line = np.linspace(r, -r, 40)[1:-1]
    outer = np.concatenate([np.c_[-r / 2 + r * np.cos(a), r * np.sin(a)], np.c_[np.full(38, -r / 2), line]]); inner = wall.inset(outer, face)
    wall.ring('slice frame', outer, inner, depth, finishes.finish(m, 'frame', 'metal:black'), z=z, edge=.0015); wall.pane('slice glass', inner, -.018, wall.glass(), z=z)
    wall.opposite(far, y=-5.6, window=window, leaf=None)
