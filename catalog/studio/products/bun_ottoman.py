from parts import *


def build(m, R=.30, H=.36):
    """A plump round of bouclé in eight gores, a button in the middle."""
    U = m['upholstery']; n, rows, gores = 192, 48, 8; t = np.linspace(.02, 1, rows); ang = np.linspace(0, 2 * np.pi, n, endpoint=False); pts, quads, uvs = [], [], []
    q = np.linspace(.003, math.pi - .10, rows); r0 = np.sign(np.sin(q)) * np.abs(np.sin(q)) ** .62; z0 = np.cos(q); z0 = np.sign(z0) * np.abs(z0) ** .80
    for r, z, a in zip(r0, z0, q):
        groove = 1 - .050 * (1 - np.abs(np.sin(ang * gores / 2)) ** .45) * min(1, r * 1.2); dip = .16 * math.exp(-((r / .16) ** 2)) * (z > 0); rr = R * r * groove; zz = H / 2 + (H / 2) * (z - dip) + 0 * ang
        pts += list(np.stack([rr * np.cos(ang), rr * np.sin(ang), np.maximum(zz, .004)], 1))
    P = np.array(pts); P[:, 2] -= P[:, 2].min()
    for i in range(rows - 1):
        for j in range(n):
            k = (j + 1) % n; quads.append([i * n + j, (i + 1) * n + j, (i + 1) * n + k, i * n + k]); s0, s1 = i / rows * .8, (i + 1) / rows * .8; u0, u1 = j / n * 2 * math.pi * R, (j + 1) / n * 2 * math.pi * R; uvs += [(u0, s0), (u0, s1), (u1, s1), (u1, s0)]
    make('pouf', P, quads, uvs, U)
    lathe('button', [(.024, -.004), (.026, .002), (.022, .010), (.012, .014), (.0008, .015)], U, at=(0, 0, float(P[:n, 2].max()) - .004), planar=True, around=40)
