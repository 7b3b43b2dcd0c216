from parts import *
from products import case, props, rug_relief, rugs

SIZE, TABLE = (1.83, .36), (1.34, .74, .74)   # 72 x 14 in; the table's length, depth and height
SOFT = .014                       # how round the cloth turns over the table's end, metres


def over(P):
    """Lays a flat cloth along the table; both ends hang down."""
    x = np.abs(P[..., 0]); flat = TABLE[0] / 2 - .004; arc = SOFT * np.pi / 2; a = np.clip((x - flat) / SOFT, 0, np.pi / 2); down = np.maximum(x - flat - arc, 0); r = SOFT + P[..., 2]
    out = P.copy(); out[..., 0] = np.sign(P[..., 0]) * (np.minimum(x, flat) + r * np.sin(a) + .010 * np.sin(np.minimum(down / .20, 1) * 1.5) + .006 * np.sin(P[..., 1] * 19 + 1) * np.minimum(down / .12, 1)); out[..., 2] = TABLE[2] - SOFT + np.where(x > flat, r * np.cos(a), r) - down; return out


def build(m):
    """A linen runner over a small oak table: stripes along both sides and a knotted fringe."""
    flax, blue, rust = rugs.linear('#d6c6a4', '#47606e', '#9c5a3c'); W, D, H = TABLE

    def surface(x, y, rng):
        edge = SIZE[1] / 2 - np.abs(y); out = np.tile(flax, (len(x), 1))
        for lo, hi, tone in ((.026, .048, blue), (.054, .058, blue), (.066, .074, rust), (.082, .086, blue)): out[(edge >= lo) & (edge < hi)] = tone
        h, shade = rug_relief.weave(x, y, a=.0042, b=.0042, depth=.0004, vary=.06); return out * (shade * rug_relief.streaks(x, y, .03))[:, None], h
    rug_relief.sheet('runner', SIZE, surface, m['cloth'], pitch=.0013, thick=.0016, edge=.001, lay=over); rugs.fringe('runner', (SIZE[0] - .004, SIZE[1]), m['wool'], over, flax, length=.050, step=.0135)
    boards('table', W, D, .026, 5, m['oak'], at=(0, 0, H - .0135), r=.002)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(m['oak'], (sx * (W / 2 - .10), sy * (D / 2 - .08), 0), H - .024, top=.026, foot=.016)
    for sy in (-1, 1): block('rail', (W - .24, .022, .07), m['oak'], r=.004, at=(0, sy * (D / 2 - .085), H - .062))
    props.vase(m['vase'], at=(-.26, .02, H + .003), s=.9, branches=m['leaf']); props.turned('bowl', props.BOWL, m['clay'], (.22, 0, H + .003), .9)
