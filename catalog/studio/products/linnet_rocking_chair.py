from parts import *
from products import wren_sofa
from products.bent import bend

LEG = [(.0105, 0), (.0130, .03), (.0185, .50), (.0195, .66), (.0150, 1)]


def leg(a, b, mat, profile=LEG, name='leg'):
    """A turned leg from foot `a` to head `b`."""
    a, b = np.array(a, float), np.array(b, float); d = b - a; n = np.linalg.norm(d)
    return lathe(name, [(r, t * n) for r, t in profile], mat, at=tuple(a), rot=(-math.degrees(math.asin(d[1] / n)), math.degrees(math.atan2(d[0], d[2])), 0), around=28)


def runner(x, L, R=1.16, front=-.40, back=.50, thick=.036, wide=.030):
    """A rocker: a bow of wood that touches the floor below the seat. Returns its upper edge as a function of y."""
    y = np.linspace(front, back, 60); low = R - np.sqrt(R * R - y * y); nose = np.clip(np.minimum(y - front, back - y) / .03, .25, 1) ** .5; top = low + thick * nose
    plate('runner', np.vstack([np.c_[y, low], np.c_[y, top][::-1]]), wide, L, edge=.006, at=(x, 0, .001), rot=(90, 0, 90), grain=0)
    return lambda q: R - math.sqrt(R * R - q * q) + thick


def build(m):
    """A plank seat, nine spindles under a bowed crest, arms to hold, and two rockers."""
    L = m['leg']; h = .415; tilt = -4
    plate('seat', rounded_rect(.54, .50, .17, 18), .038, L, edge=.013, under=(.05, .020), at=(0, 0, h - .019), rot=(tilt, 0, 0)); under = lambda y: h - .030 - y * math.sin(math.radians(-tilt)) * 1
    for s in (-1, 1):
        x = s * .262; up = runner(x, L)
        leg((x, -.235, up(-.235) - .006), (s * .195, -.165, under(-.165)), L); leg((x, .235, up(.235) - .006), (s * .180, .165, under(.165)), L); tube('stretcher', [(s * .233, -.205, .215), (s * .224, .205, .215)], .0090, L)
        leg((s * .205, .190, h - .022), (s * .250, .375, 1.010), L, [(.0130, 0), (.0155, .12), (.0150, .60), (.0105, 1)], 'post'); leg((s * .228, -.120, h - .004), (s * .275, -.160, .655), L, [(.0095, 0), (.0115, .1), (.0165, .5), (.0110, .9), (.0100, 1)], 'arm post')
        wren_sofa.spindle((s * .240, .030, h - .010), (s * .272, .050, .650), L, 1.05)
        arm = block('arm', (.060, .46, .024), L, r=.010, at=(s * .262, .020, .662), rot=(-1.5, 0, s * 4), k=5, cell=.02)
        for v in arm.data.vertices: t = max(0, -v.co.y / .23); v.co.x *= 1 + .35 * math.sin(min(1, t) * math.pi * .8) if t else 1 - .25 * v.co.y / .23
        arm.data.update()
    tube('stretcher', [(-.228, 0, .217), (.228, 0, .217)], .0090, L); tube('stretcher', [(-.206, .206, .30), (.206, .206, .30)], .0080, L)
    for i in range(9):
        k = i - 4; wren_sofa.spindle((k * .043, .205 - .0030 * k * k, h - .020), (k * .054, .398 - .0033 * k * k, 1.010), L, .92)
    crest = block('crest', (.58, .024, .090), L, r=.011, cell=.02, k=5); crest.location = (0, .404, 1.040); crest.rotation_euler = (math.radians(-11), 0, 0)
    for v in crest.data.vertices:
        if v.co.z > 0: v.co.z += .016 * math.cos(min(1, abs(v.co.x) / .29) * math.pi / 2)
    bend(crest, .62)
