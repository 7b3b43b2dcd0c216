from parts import *
from products import fern_sofa


def tufted(o, wide, tall, dx=.170, dz=.150):
    """Diamonds drawn in by buttons on the front of a panel; returns the buttons' places on it."""
    low, high = min(v.co.y for v in o.data.vertices), max(v.co.y for v in o.data.vertices)
    for v in o.data.vertices:
        if v.co.y > low + (high - low) * .5: continue
        x, z = v.co.x, v.co.z; a, b = x / dx + z / (2 * dz), x / dx - z / (2 * dz); fade = min(1, max(0, (wide / 2 - abs(x)) / .07)) * min(1, max(0, (tall / 2 - abs(z)) / .07))
        puff = math.sqrt(abs(math.sin(math.pi * a) * math.sin(math.pi * b))); d2 = (2 * dx * (a - round(a))) ** 2 + (2 * dx * (b - round(b))) ** 2
        v.co.y += fade * (.026 * (1 - puff) + .016 * math.exp(-d2 / .003))
    o.data.update(); rows = int(tall / 2 / dz - .3)
    return [(i * dx + (j % 2) * dx / 2, j * dz) for j in range(-rows, rows + 1) for i in range(-int(wide / dx), int(wide / dx) + 1) if abs(i * dx + (j % 2) * dx / 2) < wide / 2 - .06]


def build(m, W=2.20, D=.94):
    """A button-tufted back and arms that roll out at one height, in leather on turned walnut feet."""
    U, L = m['upholstery'], m['leg']; arm = .14; inner = W - 2 * arm - .04; r = .092; top = .655
    block('base', (W - .10, D - .08, .16), U, r=.022, puff=.005, at=(0, .0, .240))
    for s in (-1, 1):
        block('arm', (arm, D - .06, .42), U, r=.030, puff=.006, at=(s * (W / 2 - .13), .0, .40), k=4)
        lathe('arm roll', [(.001, -D / 2 + .012), (r - .022, -D / 2 + .012), (r - .006, -D / 2 + .018), (r, -D / 2 + .034), (r, D / 2 - .034), (r - .006, D / 2 - .018), (.001, D / 2 - .012)], U, at=(s * (W / 2 - r - .004), 0, top), rot=(90, 0, 0), around=72)
        lathe('arm button', [(.040, 0), (.039, .006), (.030, .011), (.001, .013)], U, at=(s * (W / 2 - r - .004), -D / 2 + .013, top), rot=(90, 0, 0), around=48, planar=True)
        for y in (-1, 1): lathe('leg', fern_sofa.FOOT, L, at=(s * (W / 2 - .13), y * (D / 2 - .12), 0), around=32)
    back = block('backrest', (inner, .20, .50), U, r=.060, puff=.010, at=(0, D / 2 - .185, .50), rot=(-6, 0, 0), k=5, cell=.013); places = tufted(back, inner - .04, .44)
    for x, z in places:
        tilt = math.radians(-6); y = -.068; lathe('button', [(.015, 0), (.014, .004), (.008, .008), (.001, .009)], U, at=(x, D / 2 - .185 + y * math.cos(tilt) - z * math.sin(tilt), .50 + z * math.cos(tilt) + y * math.sin(tilt)), rot=(84, 0, 0), planar=True, around=24)
    roll = W - .05; lathe('back roll', [(.001, -roll / 2), (r - .01, -roll / 2), (r, -roll / 2 + .02), (r, roll / 2 - .02), (r - .01, roll / 2), (.001, roll / 2)], U, at=(0, D / 2 - r - .012, top + .055), rot=(0, 90, 0), around=72)
    w = inner / 3
    for i in (-1, 0, 1): cushion('seat', (w - .012, .66, .095), U, crease=.2, slot=(w - .003, .72, .235), sag=.010, welt=.004, at=(i * w, -.105, .395))
