from parts import *

FOOT = [(.011, 0), (.014, .003), (.016, .03), (.024, .10), (.028, .125), (.022, .135), (.022, .142), (.030, .148), (.030, .165)]


def build(m, W=.76, D=.82):
    U, L = m['upholstery'], m['leg']; arm = .105; inner = W - 2 * arm
    for s in (-1, 1):
        lathe('leg', FOOT, L, at=(s * (W / 2 - .10), -D / 2 + .10, 0), around=32); lathe('leg', FOOT, L, at=(s * (W / 2 - .12), D / 2 - .13, 0), rot=(6, 0, 0), around=32)
        side = block('arm', (arm, D - .10, .40), U, r=.045, puff=.008, at=(s * (W / 2 - arm / 2), -.035, .365), k=6, cell=.025)
        wing = block('wing', (.085, .36, .60), U, r=.040, puff=.006, at=(s * (W / 2 - .055), .175, .775), rot=(-9, 0, s * -5), k=6, cell=.025)
        for v in wing.data.vertices:                            # the wing narrows downwards and rounds off on top
            t = v.co.z / .60 + .5; front = .5 - v.co.y / .36; v.co.y += front * (.20 * max(0, 1 - t) ** 1.5 + .16 * max(0, t - .72) ** 1.3 / .19)
        tube('arm welt', [(s * (W / 2 - .006), y, .50 + .02 * math.cos(y * 3)) for y in np.linspace(-D / 2 + .05, D / 2 - .12, 12)], .0025, U)
    block('base', (W - .03, D - .14, .13), U, r=.02, puff=.005, at=(0, -.02, .225))
    back = block('backrest', (inner + .09, .17, .80), U, r=.075, puff=.024, at=(0, D / 2 - .165, .665), rot=(-10, 0, 0), k=7, cell=.03)
    for v in back.data.vertices:
        if v.co.z > 0: v.co.z += .05 * math.cos(min(1, abs(v.co.x) / (inner / 2 + .05)) * math.pi / 2) ** 2 * min(1, v.co.z / .25)
    for k in (-1, 0, 1):
        for z in (.60, .80): lathe('button', [(.014, 0), (.013, .004), (.007, .008), (.001, .009)], U, at=(k * .135, D / 2 - .165 - .111 + (z - .665) * .176, z), rot=(80, 0, 0), planar=True)
    cushion('seat', (inner - .012, .62, .095), U, crease=.2, slot=(inner - .003, .68, .24), sag=.008, welt=.004, at=(0, -.075, .395))
    cushion('pillow', (.44, .30, .012), m.get('pillow', U), pressure=1.3, r=.005, crease=.7, at=(.01, .055, .615), rot=(66, 0, 3))
