from parts import *
from products import props

BASE = [(.080, .058), (.084, .066), (.070, .090), (.058, .16), (.062, .27), (.078, .36), (.086, .43), (.078, .47), (.060, .50), (.058, .53), (.074, .56), (.100, .665)]


def build(m, R=.62, H=.75):
    L = m['leg']
    plate('top', ellipse(2 * R, 2 * R, 160), .032, L, edge=.007, under=(.035, .016), at=(0, 0, H - .016))
    lathe('base', smooth_profile(BASE, 140), L, around=80)
    plate('collar', ellipse(.34, .34), .03, L, edge=.006, at=(0, 0, H - .050))
    for i in range(4):                                          # four feet that sweep down to the floor
        a = math.radians(45 + 90 * i); n = 18; pts, quads = [], []
        for t in np.linspace(0, 1, n):
            r = .03 + .38 * t; top = .150 - .105 * t ** 1.35; low = max(.0, .060 * (1 - t) ** 1.2 + .022 * math.sin(math.pi * t) * (t < .86) - .0); w = .036 - .008 * t
            for s, z in ((-1, low), (1, low), (1, top), (-1, top)): pts.append((r * math.cos(a) - s * w * math.sin(a), r * math.sin(a) + s * w * math.cos(a), z))
        for k in range(n - 1):
            for j in range(4): quads.append([k * 4 + j, k * 4 + (j + 1) % 4, k * 4 + 4 + (j + 1) % 4, k * 4 + 4 + j])
        quads += [[3, 2, 1, 0], [n * 4 - 4, n * 4 - 3, n * 4 - 2, n * 4 - 1]]
        o = make('foot', pts, quads, [(pts[v][0], pts[v][2]) for q in quads for v in q], L, grain=0, smooth=False)
        b = o.modifiers.new('round', 'BEVEL'); b.width = .008; b.segments = 3; b.limit_method = 'ANGLE'
    if 'ceramic' in m: props.bowl(m['ceramic'], at=(0, 0, H), s=1.15)
