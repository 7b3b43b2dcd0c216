from parts import *


def build(m, W=2.0, D=.82, H=.40):
    """A thin leather mattress in channels on a steel frame, one roll at its head."""
    U, F = m['upholstery'], m['frame']; rail = .235; n = 10; b = .026; thick = H - rail - b / 2
    for y in (-1, 1): block('rail', (W, b, b), F, r=.002, at=(0, y * (D / 2 - b / 2), rail), cell=.5)
    for s in (-1, 1):
        block('rail', (b, D, b), F, r=.002, at=(s * (W / 2 - b / 2), 0, rail), cell=.5)
        for y in (-1, 1): block('leg', (b, b, rail), F, r=.002, at=(s * (W / 2 - .16), y * (D / 2 - b / 2), rail / 2), cell=.5)
        block('foot rail', (b, D - .02, b), F, r=.002, at=(s * (W / 2 - .16), 0, b / 2), cell=.5)
    w = (W - .02) / n
    for i in range(n): block('channel', (w - .001, D - .02, thick), U, r=min(.030, w * .3), puff=.010, at=((i - (n - 1) / 2) * w, 0, rail + b / 2 + thick / 2), k=7, cell=.018)
    R = .088; L = D - .06; lathe('roll', smooth_profile([(.001, 0), (.050, .003), (.080, .014), (R, .042), (R, L / 2), (R, L - .042), (.080, L - .014), (.050, L - .003), (.001, L)], 70), U, at=(-W / 2 + .15, L / 2, H + R - .012), rot=(90, 0, 0), around=64)
    for y in (-1, 1): tube('strap', [(-W / 2 + .15 + R * 1.015 * math.cos(a), y * L * .28, H + R - .012 + R * 1.015 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)], .0045, m['strap'], closed=True)
