from parts import *
from products import case, finishes, frame_bookcase


def build(m, W=.46, D=.36, H=1.90):
    """A square tower of black steel: five shelves, the fourth level closed into a drawer."""
    steel, wood = finishes.finish(m, 'frame', 'metal:black'), finishes.finish(m, 'wood', 'timber:walnut'); w = .018; x, y = W / 2 - w / 2, D / 2 - w / 2; levels = [.06 + i * (H - .06 - w / 2) / 5 for i in range(6)]; bar = frame_bookcase.bar
    for sx in (-1, 1):
        for sy in (-1, 1): bar((sx * x, sy * y, w / 2), (sx * x, sy * y, H - w / 2), steel, w)
    for i, z in enumerate(levels):
        for s in (-1, 1): bar((-x + w, s * y, z), (x - w, s * y, z), steel, w); bar((s * x, -y + w, z), (s * x, y - w, z), steel, w)
        if i < 5: case.board('shelf', (W - 2 * w - .002, D - 2 * w - .002, .020), wood, (0, 0, z + .001), r=.0012)
    z = levels[1]; case.hoop('case', W - 2 * w - .006, .20, D - .03, .016, .003, wood, at=(0, 0, z + .012 + .10), edge=.0016); case.board('inside', (W - 2 * w - .05, D - .08, .164), case.dark(), (0, .015, z + .112))
    case.fronts('drawer', [1], [1], -W / 2 + w + .020, W / 2 - w - .020, z + .030, z + .186, -D / 2 + .030, wood, r=.0015)
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e8e6e1', '#191a1c', '#7d7f80', '#9a2c1c', '#d3cfc7'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85'); stone, white = finishes.finish(m, 'stone', 'stone:travertine'), finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'); L, f = -W / 2 + .030, -D / 2 + .06; top = [v + .011 for v in levels]
    case.books(B, P, L, f, top[0], 10, .27, 4, lean=9, depth=.22); lathe('disc', [(.0005, -.012), (.085, -.012), (.087, -.009), (.087, .009), (.085, .012), (.0005, .012)], stone, at=(.06, .02, levels[1] + .212 + .087), rot=(90, 0, 16), around=96)
    case.pile(B, P, 0, 0, top[2], [(.28, .21, .036), (.26, .19, .03), (.22, .17, .026)], seed=3); lathe('tube', [(.0005, 0), (.040, 0), (.0405, .003), (.0405, .21), (.037, .21), (.037, .02)], white, at=(-.09, 0, top[3]), around=64); case.books(B[1:], P, .01, f, top[3], 4, .25, 9, depth=.2)
    lathe('vessel', smooth_profile([(.04, 0), (.068, .01), (.092, .08), (.072, .15), (.036, .176), (.034, .184), (.027, .18)], 60), finishes.finish(m, 'black', 'satin:#141516:.5'), at=(.02, 0, top[4]), around=64)
