from parts import *
from products import props

LEG = [(.0095, 0), (.0115, .004), (.0165, .8), (.017, 1)]


def table(L, R, H, x, y, turn):
    plate('top', ellipse(2 * R, 2 * R, 128), .022, L, edge=.006, under=(.018, .010), at=(x, y, H - .011))
    tube('lip', [(x + (R - .006) * math.cos(a), y + (R - .006) * math.sin(a), H + .003) for a in np.linspace(0, 2 * math.pi, 128, endpoint=False)], .0065, L, closed=True)
    for i in range(3):
        a = math.radians(turn + 120 * i); r = R * .86; h = H - .02
        lathe('leg', [(q, t * h) for q, t in LEG], L, at=(x + r * math.cos(a), y + r * math.sin(a), 0), rot=(math.degrees(math.asin(.10 * math.sin(a))), -math.degrees(math.asin(.10 * math.cos(a))), 0), around=28)
    for i in range(3):
        a, b = (math.radians(turn + 120 * (i + k)) for k in (0, 1)); r = R * .80
        tube('rail', [(x + r * math.cos(a), y + r * math.sin(a), H - .055), (x + r * math.cos(b), y + r * math.sin(b), H - .055)], .0085, L)


def build(m, R=.30, H=.52):
    L = m['leg']; table(L, R, H, -.10, .06, 90); table(m.get('second', L), R * .78, H * .80, .27, -.14, 30)
    if 'ceramic' in m: props.vase(m['ceramic'], at=(-.12, .08, H + .003), s=.78, branches=m.get('leaf')); props.books({'ceramic': m['book0'], 'book1': m['book1'], 'book2': m['book2']}, at=(.27, -.14, H * .80 + .003))
