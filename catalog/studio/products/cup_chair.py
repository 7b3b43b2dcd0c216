from parts import *
from products.bent import bend


def build(m, R=.345, H=.70):
    """A cup on a disc: one wall, higher behind, and a round cushion in it."""
    U = m['upholstery']; base = m['leg']
    lathe('disc', [(.001, 0), (.255, 0), (.258, .002), (.258, .014), (.255, .016), (.05, .018), (.045, .05), (.001, .05)], base, around=96)
    girth = 2 * math.pi * R * .80; wall = block('wall', (girth, .105, .52), U, r=.050, puff=.004, cell=.022, k=6)
    low, tall = min(v.co.z for v in wall.data.vertices), .52
    for v in wall.data.vertices:
        side = abs(v.co.x) / (girth / 2); t = (v.co.z - low) / tall; v.co.z -= .155 * t * side ** 2.2; v.co.y += .045 * t * (1 - .5 * side)
    bend(wall, R); wall.location = (0, R, .20 + .26 - .14)
    lathe('shell', [(.001, 0), (.20, 0), (R - .01, .05), (R + .035, .16), (R + .040, .20), (R - .02, .22), (.001, .22)], U, at=(0, 0, .048), around=96)
    lathe('seat', smooth_profile([(.001, 0), (R - .075, 0), (R - .046, .03), (R - .040, .075), (R - .052, .115), (R - .10, .137), (.15, .146), (.001, .148)], 60), U, at=(0, -.012, .255), around=96, planar=True)
    tube('seat welt', [((R - .043) * math.cos(a), (R - .043) * math.sin(a) - .012, .375) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)], .0038, U, closed=True)
