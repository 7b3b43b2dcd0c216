from parts import *
from products import finishes, settings

FOOT = [(.0005, 0), (.060, 0), (.064, .004), (.063, .010), (.048, .018), (.030, .026), (.022, .036), (.026, .046), (.030, .054), (.024, .064), (.018, .076), (.019, .090), (.028, .104), (.046, .114), (.050, .117), (.0005, .117)]
PLATE = [(.0005, 0), (.120, 0), (.142, .004), (.150, .011), (.1505, .017), (.148, .0195), (.144, .018), (.140, .0150), (.0005, .0145)]


def bundt(mat, at, R=.108, r=.024, H=.078, ribs=14):
    """A ring cake in ribs."""
    a = np.linspace(0, 2 * np.pi, 280, endpoint=False); t = np.linspace(0, math.pi, 40); mid, half = (R + r) / 2, (R - r) / 2; pts, quads, n = [], [], len(a)
    for q in t:
        rib = 1 + .045 * math.sin(q) * np.abs(np.cos(a * ribs / 2)) ** .7; d = mid + half * math.cos(q) * rib; z = H * math.sin(q) ** .75 * (1 - .03 * (1 - rib)); pts += list(np.stack([d * np.cos(a), d * np.sin(a), z * (1 + .9 * (rib - 1))], 1))
    for i in range(len(t) - 1): quads += [[i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j] for j in range(n)]
    return make('cake', pts, quads, [(0, 0)] * 4 * len(quads), mat, at=at)


def build(m):
    """A turned stand of oak with a walnut foot, a ring cake on it and a slice's worth of plates."""
    z = settings.tabletop(m); oak, walnut = finishes.finish(m, 'oak', 'timber:oak'), finishes.finish(m, 'walnut', 'timber:walnut')
    lathe('stand foot', smooth_profile(FOOT, 160), walnut, at=(0, 0, z), around=112); lathe('stand plate', PLATE, oak, at=(0, 0, z + .116), around=160, grain=0)
    top = z + .1306; bundt(m['cake'], (0, 0, top))
    rng = np.random.default_rng(5)
    for i in range(5): b = rng.uniform(0, 6.3); lathe('berry', [(max(.0005, .0075 * math.sin(q)), -.0075 * math.cos(q)) for q in np.linspace(0, math.pi, 16)], m['berry'], at=(.012 * math.cos(1.26 * i), .012 * math.sin(1.26 * i), top + .008 + .004 * (i % 2)), around=24)
    settings.napkin('napkin', m['napkin'], (.16, .22), (-.235, .02, z), turn=9)
