from parts import *
from products import finishes, room, wall


def build(m, W=.356, z=1.5):
    """A round wall clock: walnut rim, cream dial, brass hands at ten past ten."""
    f = room.finished(dial='plain:#efe7d6:.6', ink='plain:#2c2622:.6'); rim = finishes.finish(m, 'frame', 'timber:walnut'); brass = finishes.finish(m, 'hands', 'brass'); outer = ellipse(W, W, 144); inner = ellipse(W - .052, W - .052, 144)
    wall.ring('quail rim', outer, inner, .046, rim, z=z, edge=.008, along=True); wall.pane('quail dial', inner, -.022, f['dial'], z=z); R = W / 2 - .042
    wall.marks('quail hour', f['ink'], R, 12, (.0052, .021), -.0226, z=z); wall.marks('quail minute', f['ink'], R + .0065, 60, (.0016, .008), -.0226, z=z, every=5)
    wall.hand('quail hand', brass, .082, .0085, .022, 305, -.027, z=z); wall.hand('quail hand', brass, .122, .0062, .026, 60, -.0295, z=z); lathe('quail hub', [(.0005, .006), (.006, .005), (.0065, 0)], brass, at=(0, -.027, z), rot=(90, 0, 0), around=32)
