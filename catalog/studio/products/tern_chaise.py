from parts import *
from products import fern_sofa


def build(m, W=1.72, D=.74):
    """One end rises in a scroll, the rail behind slopes down from it, the rest is a long seat; a round bolster."""
    U, L = m['upholstery'], m['leg']; r = .078; x = -W / 2 + .12
    block('base', (W - .02, D - .02, .135), U, r=.026, puff=.006, at=(0, 0, .250)); tube('base welt', [(*p, .188) for p in rounded_rect(W - .016, D - .016, .03)], .0045, U, closed=True)
    for sx in (-1, 1):
        for sy in (-1, 1): lathe('leg', [(q, h * 1.16) for q, h in fern_sofa.FOOT], L, at=(sx * (W / 2 - .10), sy * (D / 2 - .09), 0), around=32)
    end = block('end', (.13, D - .012, .50), U, r=.045, puff=.008, at=(x - .01, 0, .50), rot=(0, -15, 0), k=6, cell=.025)
    lathe('end roll', [(.001, -D / 2 + .004), (r - .016, -D / 2 + .004), (r - .004, -D / 2 + .010), (r, -D / 2 + .024), (r, D / 2 - .024), (r - .004, D / 2 - .010), (r - .016, D / 2 - .004), (.001, D / 2 - .004)], U, at=(x - .095, 0, .735), rot=(90, 0, 0), around=72)
    lathe('end button', [(.034, 0), (.033, .005), (.024, .010), (.001, .012)], U, at=(x - .095, -D / 2 + .006, .735), rot=(90, 0, 0), around=48, planar=True)
    rail = block('back', (1.18, .105, .40), U, r=.046, puff=.006, at=(x + .545, D / 2 - .062, .440), k=6, cell=.022); low, high = (f(v.co.x for v in rail.data.vertices) for f in (min, max))
    for v in rail.data.vertices:                                # falls away from the scroll in one curve
        t = (v.co.x - low) / (high - low); up = max(0, v.co.z / .20); v.co.z += up * (.055 * (1 - t) ** 2 - .250 * t ** 1.7)
    rail.data.update()
    cushion('seat', (W - .235, D - .135, .10), U, crease=.2, slot=(W - .215, D - .105, .22), sag=.010, welt=.0042, at=(.095, -.045, .392))
    a = np.linspace(0, np.pi / 2, 10); R, B = .088, D - .20; half = [(R - .018 * (1 - math.sin(t)), B / 2 - .018 * (1 - math.cos(t))) for t in a]
    lathe('bolster', [(.001, -B / 2 + .008), (R * .5, -B / 2 + .004)] + [(q, -z) for q, z in half] + [(R + .004, 0)] + [(q, z) for q, z in half[::-1]] + [(R * .5, B / 2 - .004), (.001, B / 2 - .008)], m['bolster'], at=(x + .165, -.03, .575), rot=(90, 0, 0), around=72)
    q = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    for s in (-1, 1): tube('bolster welt', np.stack([x + .165 + (R - .004) * np.cos(q), -.03 + s * (B / 2 - .005) + 0 * q, .575 + (R - .004) * np.sin(q)], 1), .004, m['bolster'], closed=True)
