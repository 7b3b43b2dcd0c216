from parts import *
from products import finishes, props


def build(m, W=.84, D=.46, H=.80):
    """Two walnut trays in a brass frame that ends in a handle; large wheels at that end, small feet at the other."""
    F, wood = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'wood', 'timber:walnut'); t = .0095; x, y = W / 2 - .12, D / 2 - t; low, high, wheel = .215, .640, .120
    for s in (-1, 1):
        tube('rail', [(-x, s * y, 0), (-x, s * y, high + .115), (x, s * y, high + .115), (x + .150, s * y, H + .01), (x + .165, s * (y - .002), H + .012)], t, F, bend=.05); tube('rail', [(x, s * y, wheel), (x, s * y, high + .115)], t, F)
        lathe('foot', [(.0005, 0), (.014, 0), (.015, .003), (.0145, .020), (t, .026)], F, at=(-x, s * y, 0), around=40)
        o = -.030; yy = s * (y + .030); q = np.linspace(0, 2 * np.pi, 96, endpoint=False)
        tube('wheel', np.stack([x + (wheel - .009) * np.cos(q), yy + 0 * q, wheel + (wheel - .009) * np.sin(q)], 1), .009, wood, closed=True); lathe('hub', [(.0005, -.014), (.020, -.014), (.022, -.010), (.022, .010), (.020, .014), (.0005, .014)], F, at=(x, yy, wheel), rot=(90, 0, 0), around=56)
        for k in range(8): b = math.pi * k / 4 + .2; tube('spoke', [(x + .018 * math.cos(b), yy, wheel + .018 * math.sin(b)), (x + (wheel - .012) * math.cos(b), yy, wheel + (wheel - .012) * math.sin(b))], .0042, F)
    tube('axle', [(x, -y - .030, wheel), (x, y + .030, wheel)], .0070, F); tube('handle', [(x + .160, -y, H + .0115), (x + .160, y, H + .0115)], .0125, wood)
    for z in (low, high):
        plate('tray', rounded_rect(2 * x - .006, D - 4 * t + .012, .018, 8), .018, wood, edge=.003, at=(0, 0, z))
        for s in (-1, 1): tube('rail', [(-x, s * y, z), (x, s * y, z)], .0072, F); tube('rail', [(s * x, -y, z), (s * x, y, z)], .0072, F)
    for s in (-1, 1): tube('rail', [(-x, s * y, low + .080), (x, s * y, low + .080)], .0050, F)
    tube('rail', [(-x, -y, high + .100), (-x, y, high + .100)], .0050, F); tube('rail', [(-x, -y, low + .080), (-x, y, low + .080)], .0050, F)
    white, clay, ink, leaf = (finishes.finish(m, n, w) for n, w in (('ceramic', 'ceramic:#e8e1d5'), ('clay', 'ceramic:#a2664a'), ('ink', 'ceramic:#38484a'), ('leaf', 'plain:#60704c:.55'))); top, bottom = high + .009, low + .009
    bottle = lambda r, h, mat, at: lathe('bottle', smooth_profile([(.0005, 0), (r - .003, 0), (r, .004), (r, h * .56), (r * .9, h * .66), (.014, h * .78), (.0135, h * .97), (.0165, h * .975), (.0165, h), (.0005, h)], 120), mat, at=at, around=64)
    bottle(.040, .30, ink, (-.20, .08, top)); bottle(.043, .245, clay, (-.11, .10, top)); props.vase(white, at=(.17, .06, top), s=.56, branches=leaf)
    for px, py in ((-.06, -.08), (.03, -.06), (-.02, .01)): lathe('cup', [(.0005, 0), (.028, 0), (.030, .002), (.034, .078), (.0315, .079), (.027, .006), (.0005, .005)], white, at=(px, py, top), around=64)
    props.bowl(white, at=(.12, 0, bottom), s=.86); bottle(.038, .255, clay, (-.20, .07, bottom)); bottle(.038, .275, ink, (-.13, .09, bottom))
