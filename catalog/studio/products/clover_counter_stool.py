import parts
from parts import *
from products import finishes

LEG = [(.010, 0), (.013, .01), (.0175, .36), (.0185, .60), (.017, .66)]


def woven(W, D, z, mat, pitch=.0078):
    """Paper cord over four rails: two layers crossing under and over in blocks, dipping towards the middle."""
    parts.DETAIL = .3; dip = lambda x, y: -.012 * (1 - (2 * x / W) ** 2) * (1 - (2 * y / D) ** 2)
    for across, (a, b) in ((0, (W, D)), (1, (D, W))):
        n = int(b / pitch)
        for i in range(n):
            v = -b / 2 + (i + .5) * b / n; block_of = int(i // 6); path = []
            for u in np.linspace(-a / 2 - .008, a / 2 + .008, 60):
                x, y = (v, u) if across else (u, v); over = math.sin((u / (6 * pitch)) * math.pi + block_of * math.pi + across * math.pi)
                edge = max(0, abs(u) - a / 2 + .004); path.append((x, y, z + dip(x, y) + (.0017 * over) - 1.6 * edge))
            tube('seat cord', path, .0038, mat)
    parts.DETAIL = 1.0


def build(m, W=.42, D=.38, H=.66):
    L, cord = m['leg'], finishes.finish(m, 'cord', 'cord:#c9ab7c'); x, y = W / 2 - .012, D / 2 - .012
    for sx in (-1, 1):
        for sy in (-1, 1): lathe('leg', LEG, L, at=(sx * (x + .035), sy * (y + .030), 0), rot=(sy * 2.6, sx * -3, 0), around=28)
    for z, k in ((.21, .028), (.34, .020)):
        for s in (-1, 1):
            if z < .3: tube('foot rail', [(-x - .02, s * (y + .022), z), (x + .02, s * (y + .022), z)], .0095, L)
            else: tube('side rail', [(s * (x + .022), -y - .02, z - .06), (s * (x + .022), y + .02, z - .06)], .0085, L)
    for s in (-1, 1):
        block('seat rail', (W, .026, .032), L, r=.010, at=(0, s * y, H - .028)); block('seat rail', (.026, D, .032), L, r=.010, at=(s * x, 0, H - .028))
    woven(W - .004, D - .004, H - .006, cord)
