from parts import *
from products import case, finishes, props


def bar(a, b, mat, w=.020):
    """Square steel tube between two points along one axis."""
    a, b = np.array(a, float), np.array(b, float); size = np.abs(b - a) + w; return block('frame', tuple(size), mat, r=.0022, at=tuple((a + b) / 2), cell=.6)


def build(m, W=1.10, D=.35, H=2.04, styled=True):
    steel, wood = finishes.finish(m, 'frame', 'metal:black'), finishes.finish(m, 'wood', 'timber:smoked'); w = .020; x, y = W / 2 - w / 2, D / 2 - w / 2; levels = [.07 + i * (H - .07 - w / 2) / 5 for i in range(6)]
    for sx in (-1, 1):
        for sy in (-1, 1): bar((sx * x, sy * y, w / 2), (sx * x, sy * y, H - w / 2), steel)
    for i, z in enumerate(levels):
        for s in (-1, 1): bar((-x + w, s * y, z), (x - w, s * y, z), steel); bar((s * x, -y + w, z), (s * x, y - w, z), steel)
        if i < 5: case.board('shelf', (W - 2 * w - .002, D - 2 * w - .002, .022), wood, (0, 0, z + .001), r=.0012)
    for i, sx in ((0, .16), (1, -.20), (2, .10), (3, -.12)): bar((sx, y, levels[i] + w), (sx, y, levels[i + 1] - w), steel, .010); bar((sx, -y, levels[i] + w), (sx, -y, levels[i + 1] - w), steel, .010)
    case.mark((.06, -D / 2, levels[2] + .16), .86)
    if not styled: return
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e8e6e1', '#191a1c', '#7d7f80', '#d3cfc7', '#5b5249'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85')
    stone, white, red = finishes.finish(m, 'stone', 'stone:travertine'), finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), finishes.finish(m, 'red', 'lacquer:#9a2c1c:.12'); L, f = -W / 2 + .035, -D / 2 + .06; top = [z + .012 for z in levels]
    ball = lambda r, at, mat: lathe('ball', [(max(.0005, r * math.sin(t)), r - r * math.cos(t)) for t in np.linspace(0, math.pi, 40)], mat, at=at, around=64)
    case.books(B, P, L, f, top[0], 12, .31, 4, depth=.22); lathe('vessel', smooth_profile([(.05, 0), (.085, .01), (.115, .10), (.09, .19), (.045, .22), (.042, .23), (.034, .225)], 60), stone, at=(.34, 0, top[0]), around=64)
    case.pile(B, P, .20, 0, top[1], [(.30, .22, .036), (.27, .20, .03)], seed=3); ball(.062, (.20, 0, top[1] + .066), red); lathe('tube', [(.04, 0), (.0405, .003), (.0405, .26), (.037, .26), (.037, .02)], white, at=(-.36, 0, top[1]), around=64)
    case.books(B, P, .14, f, top[2], 9, .27, 17, lean=13, depth=.22); lathe('disc', [(.0005, -.012), (.13, -.012), (.132, -.009), (.132, .009), (.13, .012), (.0005, .012)], stone, at=(-.20, .02, top[2] + .132), rot=(90, 0, 14), around=96)
    case.books(B[2:], P, L, f, top[3], 7, .28, 9, depth=.22); lathe('bowl', smooth_profile(np.array(props.BOWL) * .95, 90), finishes.finish(m, 'black', 'satin:#141516:.5'), at=(.24, 0, top[3]), around=64)
    case.pile(B[1:], P, -.22, 0, top[4], [(.31, .22, .03), (.28, .2, .034), (.24, .17, .026)], seed=11); lathe('vase', smooth_profile(np.array(props.VASE) * .95, 90), white, at=(.28, 0, top[4]), around=64)
