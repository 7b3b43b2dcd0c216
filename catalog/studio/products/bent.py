"""Things bent in plan: straight parts wrapped round an upright axis."""
from parts import *


def bend(o, R):
    """Wraps a part built along X round an axis `R` in front of its origin; its length stays along the arc."""
    for v in o.data.vertices:
        a, r = v.co.x / R, R + v.co.y; v.co.x, v.co.y = r * math.sin(a), r * math.cos(a) - R
    o.data.update(); return o
