from parts import *
from products import finishes, settings


def paddle(L=.44, W=.20, neck=.058, grip=.125, r=.075):
    """A board with soft corners that narrows to a grip with a round end."""
    body = L - grip; x1 = body / 2; pts = []
    arc = lambda cx, cy, rad, a0, a1, n=14: [(cx + rad * math.cos(t), cy + rad * math.sin(t)) for t in np.radians(np.linspace(a0, a1, n))]
    pts += arc(-x1 + r, -W / 2 + r, r, 180, 270) + arc(x1 - r, -W / 2 + r, r, -90, -35); g = neck / 2
    s = pts[-1]; t = np.linspace(0, 1, 12)[1:]; pts += [(s[0] + (x1 + .045 - s[0]) * q, s[1] + (-g - s[1]) * (3 * q * q - 2 * q ** 3)) for q in t]
    pts += arc(x1 + grip - g, 0, g, -90, 90, 20); n = len(pts); half = [p for p in pts]
    upper = [(x, -y) for x, y in half[::-1] if y < -1e-6]; lower = [p for p in half if p[1] < 1e-6 or p[0] > x1 + .05]
    seen, out = set(), []
    for p in lower + upper:
        key = (round(p[0], 5), round(p[1], 5))
        if key not in seen: seen.add(key); out.append(p)
    return np.array(out)


def build(m):
    """A walnut paddle with a loaf on it, over a larger one of oak."""
    z = settings.tabletop(m); oak, walnut = finishes.finish(m, 'oak', 'timber:oak'), finishes.finish(m, 'walnut', 'timber:walnut')
    plate('board', paddle(.52, .24), .018, oak, edge=.006, at=(-.06, .065, z + .009), rot=(0, 0, 10)); plate('board', paddle(), .018, walnut, edge=.006, at=(-.03, -.030, z + .0272), rot=(0, 0, -12))
    crust = m['crust']; u = np.linspace(0, math.pi, 40); loaf = smooth_profile([(.0005, 0), (.036, .004), (.052, .025), (.056, .07), (.055, .115), (.045, .155), (.030, .172), (.0005, .180)], 50)
    o = lathe('loaf', loaf, crust, at=(-.125, -.010, z + .0362 + .038), rot=(0, 90, -12), around=64)
    for v in o.data.vertices: v.co.x *= .74; v.co.x = max(v.co.x, -.036)
    o.data.update()
    for k in range(2): lathe('slice', [(.0005, 0), (.046, 0), (.050, .003), (.050, .009), (.046, .012), (.0005, .012)], m['crumb'], at=(.092 + .020 * k, -.052 - .004 * k, z + .0362 + .006 + .007 * k), rot=(0, -12 * k, 20), around=48)
