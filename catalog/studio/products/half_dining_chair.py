from parts import *
from products import finishes
from products.bent import bend


def build(m, R=.225, H=.47):
    """A round seat and half a hoop of bent walnut on four straight legs, the two in the back carrying it."""
    U, F, wood = m['upholstery'], m['frame'], finishes.finish(m, 'wood', 'timber:walnut'); t = .011; low, high = .615, .800
    lathe('seat', smooth_profile([(.001, 0), (R - .030, 0), (R - .006, .008), (R, .026), (R - .008, .044), (R - .040, .056), (.12, .061), (.001, .063)], 70), U, at=(0, 0, H - .058), around=96, planar=True)
    lathe('pan', [(.0005, 0), (R - .012, 0), (R - .010, .002), (R - .010, .012), (.0005, .012)], F, at=(0, 0, H - .070), around=96)
    girth = 2 * (R + .030) * math.radians(86); back = block('back', (girth, .013, high - low), wood, r=.006, cell=.02, k=4, grain=0)
    for v in back.data.vertices: v.co.z *= 1 - .34 * (abs(v.co.x) / (girth / 2)) ** 3
    bend(back, R + .030); back.location = (0, R + .030 - .030, (low + high) / 2)
    q = math.radians(52); x, y = (R + .0165) * math.sin(q), (R + .0165) * math.cos(q)
    for s in (-1, 1):
        tube('leg', [(s * (x + .012), y + .030, 0), (s * x, y, H - .06), (s * x, y, high - .035)], t, F); tube('leg', [(s * (x + .004), -y - .022, 0), (s * (x - .012), -y + .020, H - .064)], t, F)
        tube('rung', [(s * x, y, H - .065), (s * (x - .06), y - .05, H - .065)], t * .8, F)
        for z in (low + .055, high - .055): lathe('screw', [(.0005, 0), (.006, 0), (.006, .002), (.0005, .003)], F, at=(s * (R + .0225) * math.sin(q), (R + .0225) * math.cos(q), z), rot=(90, 0, s * -math.degrees(q)), around=24)
