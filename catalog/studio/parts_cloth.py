"""Thick cloth laid along a path (folded towels, belts, collars), terry loops and satin bands. Metres, Z up."""
from parts_small import *


def stadium(width, thick, across=24, ends=7):
    """Ring of (across, height) round a band with soft edges, starting at the left edge's top, over the top to the right."""
    r = thick / 2; h = width / 2 - r; a = np.linspace(-h, h, across); e = np.linspace(0, np.pi, ends + 2)[1:-1]
    top = np.c_[a, np.full(across, r)]; right = np.c_[h + r * np.sin(e), r * np.cos(e)]
    return np.vstack([top, right, top[::-1] * (1, -1), -right * (1, 1)])


def strip(name, C, A, N, width, thick, mat, across=24, swell=None):
    """Band of cloth through centres C with unit vectors across A and normals N; closed and rounded at both ends. Returns (object, points by path and ring, ring)."""
    ring = stadium(1, 1e-9 + thick / np.mean(width), across) * np.mean(width); n, k = len(C), len(ring)
    w = np.broadcast_to(np.asarray(width, float) / np.mean(width), (n,))
    P = C[:, None] + A[:, None] * (ring[None, :, :1] * w[:, None, None]) + N[:, None] * ring[None, :, 1:] * (1 if swell is None else swell[:, None, None])
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]; T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True)
    caps = []
    for i, s in ((0, -1), (n - 1, 1)):
        caps.append([C[i] + T[i] * s * thick / 2 * math.sin(q) + A[i] * (ring[:, :1] * w[i]) + N[i] * ring[:, 1:] * math.cos(q) for q in (.6, 1.1, 1.5)])
    full = np.concatenate([np.array(caps[0][::-1]), P, np.array(caps[1])]); runs = np.r_[run[0] - thick * np.array([.5, .4, .2]), run, run[-1] + thick * np.array([.2, .4, .5])]
    girth = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]; quads = grid(n + 6, k, True)[:, ::-1]
    uv = np.stack(np.broadcast_arrays(girth[None, :], runs[:, None]), -1).reshape(-1, 2)
    o = make(name, full.reshape(-1, 3), quads, uv[quads.ravel()], mat)
    return o, P


def samples(P, pitch, rng, wrap=True):
    """Points spread evenly over a (rows, columns, 3) surface: position, normal, row and column (fractional)."""
    Q = np.concatenate([P, P[:, :1]], 1) if wrap else P; a, b, c = Q[:-1, :-1], Q[:-1, 1:], Q[1:, :-1]
    n = np.cross(b - a, c - a); area = np.linalg.norm(n, axis=2); want = area / pitch ** 2; count = np.floor(want + rng.random(want.shape)).astype(int).ravel()
    cell = np.repeat(np.arange(count.size), count); i, j = np.divmod(cell, Q.shape[1] - 1); s, t = rng.random((2, len(cell)))
    p = Q[i, j] * ((1 - s) * (1 - t))[:, None] + Q[i, j + 1] * ((1 - s) * t)[:, None] + Q[i + 1, j] * (s * (1 - t))[:, None] + Q[i + 1, j + 1] * (s * t)[:, None]
    m = n[i, j] / (area[i, j][:, None] + 1e-12)
    return p, m, i + s, j + t


def terry(name, P, N, mat, rng, height=.0030, tint=None):
    """Terry loops standing on sampled points, leaning every way."""
    lean = N + rng.normal(0, .22, N.shape); lean /= np.linalg.norm(lean, axis=1, keepdims=True)
    T = np.cross(lean, rng.normal(0, 1, N.shape)); T /= np.linalg.norm(T, axis=1, keepdims=True)
    k = len(P); shade = np.repeat(rng.normal(1, .05, (k, 1)), 3, 1) if tint is None else tint
    return yarns(name, loops_on(P - N * .0006, lean, T, height * rng.uniform(.7, 1.15, k), np.full(k, .0009)), .00050, mat, shade)
