from parts import *
from products import finishes, props

LEG = [(.013, 0), (.016, .004), (.019, .06), (.016, .075), (.021, .085), (.024, .12), (.022, .30), (.017, .44), (.016, .47), (.024, .485), (.024, .50), (.018, .512), (.022, .54), (.0245, .60), (.0245, .715)]


def segment(R, low, high, n=90):
    """The part of a disc between two straight cuts, counter-clockwise."""
    a = math.acos(min(1, low / R)) if low > -R else math.pi; side = lambda y: math.sqrt(max(0, R * R - y * y)); right = [(math.sqrt(max(0, R * R - y * y)), y) for y in np.linspace(low, high, n)] if high < R else None
    if right is None:
        t = np.linspace(math.asin(low / R), math.pi - math.asin(low / R), n); return np.c_[R * np.cos(t), R * np.sin(t)]
    return np.array(right + [(-x, y) for x, y in right[::-1]])


def build(m, R=.56, H=.745):
    """A round top in three: one leaf up on its gate, the other let down in front."""
    L, oak = m['leg'], finishes.finish(m, 'wood', 'timber:oak'); c, t = .200, .024; x, y = .385, .140
    plate('top', segment(R, -c, c), t, oak, edge=.005, at=(0, 0, H - t / 2)); plate('leaf', segment(R, c + .0015, R), t, oak, edge=.005, at=(0, 0, H - t / 2))
    drop = segment(R, c + .0015, R) - (0, c); plate('leaf', drop * (1, -1) @ np.array([[-1, 0], [0, 1]]), t, oak, edge=.005, at=(0, -c - t / 2 + .002, H - .006), rot=(90, 0, 0))
    turned = lambda px, py: lathe('leg', smooth_profile(LEG, 150), L, at=(px, py, 0), around=48)
    for sx in (-1, 1):
        for sy in (-1, 1): turned(sx * x, sy * y)
        block('apron', (.020, 2 * y - .02, .085), L, r=.003, at=(sx * x, 0, H - t - .0445), grain=1); tube('stretcher', [(sx * x, -y, .125), (sx * x, y, .125)], .0105, L)
    for sy in (-1, 1): block('apron', (2 * x - .02, .020, .085), L, r=.003, at=(0, sy * y, H - t - .0445)); tube('stretcher', [(-x, sy * y, .125), (x, sy * y, .125)], .0105, L)
    g = .40; turned(.07, g)
    for z, r in ((.125, .0105), (H - t - .05, .0125)): tube('gate', [(.07, g, z), (.07 - .30, y, z)], r, L)
    props.bowl(m['ceramic'], at=(.06, .07, H), s=.95)
