from parts import *
from parts_cloth import *
from parts_letters import satin

SHOULDER, HEM, WAIST = 1.60, .42, .43           # heights; the waist is a share of the length from the shoulder down
PEG_H = 1.78
KEYS = (0, .10, .22, WAIST - .03, WAIST, WAIST + .05, .75, 1)
HALF = (.205, .232, .230, .196, .188, .200, .245, .275)          # half width at those shares
DEEP = (.018, .060, .085, .074, .066, .080, .105, .120)          # half depth
FOLDS = [(-.92, .13, .030), (-.66, .10, .020), (-.40, .12, .028), (-.17, .09, .018), (.08, .12, .026), (.33, .10, .022), (.56, .12, .030), (.80, .10, .024), (1.02, .12, .026)]


def body(th, v):
    """The robe's outside: `th` in radians (0 = front middle, +-pi/2 = sides, pi = back), `v` 0 at the shoulder to 1 at the hem."""
    th, v = np.broadcast_arrays(np.asarray(th, float), np.asarray(v, float)); w, d = np.interp(v, KEYS, HALF), np.interp(v, KEYS, DEEP)
    s, c = np.sin(th), np.cos(th); front = c > 0; u = np.sign(s) * np.abs(s) ** .86
    skirt = np.clip((v - WAIST) / .5, 0, 1) ** .8; blouse = np.exp(-((v - WAIST + .05) / .10) ** 2) * (v < WAIST)
    f = sum(a * np.exp(-((u - u0 * (1 + .10 * np.sin(7 * v + 3 * u0)) - .03 * np.sin(5 * v + 9 * u0)) / wd) ** 2) for u0, wd, a in FOLDS)
    g = sum(a * .5 * np.exp(-((u - u0 * .8) / (wd * .6)) ** 2) for u0, wd, a in FOLDS)
    drag = .010 * np.exp(-((np.abs(u) - .62 - .35 * (v - .12)) / .10) ** 2) * np.clip(v / .06, 0, 1) * np.exp(-((v - .18) / .13) ** 2)
    out = f * skirt * 1.8 + g * blouse * 1.4 + drag + .012 * blouse
    low = .035 * np.clip(1 - (np.abs(u) / .95) ** 2, 0, 1) * np.exp(-(v / .06) ** 2)
    z = (SHOULDER - .075 * np.abs(u) ** 1.25) * (1 - v) + v * (HEM + .012 * np.sin(u * 6 + 1) - .010 * np.abs(u)) + low * 0
    return np.stack([u * w * (1 + out * .35), -(c * d * np.where(front, 1, .72)) - out * np.where(front, 1, -.6) * np.abs(c) ** .5, z], -1)


def normal(th, v, e=4e-3):
    n = np.cross(body(th + e, v) - body(th - e, v), body(th, v - e) - body(th, v + e)); return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)


def opening(side, v):
    """Where the front edge runs: from the neck to the crossing at the waist and on to the hem."""
    up = .42 - .42 * (np.clip(v / WAIST, 0, 1)) ** .85; low = side * .0 + .10 + .10 * np.clip((v - WAIST) / (1 - WAIST), 0, 1)
    return np.where(v < WAIST, side * up + .10 * np.clip(v / WAIST, 0, 1), low)


def sheet(m):
    th = np.linspace(-np.pi, np.pi, 241)[:-1]; v = np.r_[np.linspace(0, .1, 14)[:-1], np.linspace(.1, 1, 150)]
    P = body(th[None], v[:, None]); quads = grid(len(v), len(th), True); T, V = np.meshgrid(th, v); t, y = T.ravel()[quads][:, 0], V.ravel()[quads].mean(1)
    cut = (y < WAIST - .02) & (t > opening(-1, y)) & (t < opening(1, y)); quads = quads[~cut]
    uv = np.stack(np.broadcast_arrays((th * .235)[None], (v * (SHOULDER - HEM))[:, None]), -1).reshape(-1, 2); corner = uv[quads]
    corner[..., 0] = np.where(np.ptp(corner[..., 0], axis=1)[:, None] > .7, np.where(corner[..., 0] < 0, corner[..., 0] + 2 * np.pi * .235, corner[..., 0]), corner[..., 0])
    o = make('robe body', P.reshape(-1, 3), quads[:, ::-1], corner[:, ::-1].reshape(-1, 2), m['cloth'])
    s = o.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .005; s.offset = -1
    cloth_edge(m, 'robe hem', np.linspace(-np.pi, np.pi, 160), np.full(160, .985), .032, .0075, lift=.005)


def cloth_edge(m, name, th, v, width, thick, lift=.002, mat='cloth'):
    """A band laid on the body along (th, v)."""
    C, N = body(th, v), normal(th, v)
    for _ in range(4): N[1:-1] = (N[:-2] + 2 * N[1:-1] + N[2:]) / 4
    N /= np.linalg.norm(N, axis=1, keepdims=True); T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); A = np.cross(T, N); A /= np.linalg.norm(A, axis=1, keepdims=True)
    return strip(name, C + N * lift, A, N, width, thick, m[mat])


def collar(m):
    """One shawl collar: up the under front, round the neck, down the upper front to the hem."""
    under, over = np.linspace(WAIST + .02, 0, 70), np.linspace(0, .985, 150); th = [opening(-1, under), opening(1, over)]
    C = [body(th[0], under) + normal(th[0], under) * .005, body(th[1], over) + normal(th[1], over) * .012]; N = [normal(th[0], under), normal(th[1], over)]
    a = np.linspace(-1, 1, 36)[1:-1]; s = np.sign(a) * np.abs(a) ** 1.0; neck = np.c_[.095 * np.sin(s * np.pi / 2), .052 - .072 * np.abs(s) ** 2.2, 1.622 - .048 * np.abs(s) ** 1.6 + SHOULDER - 1.60]
    C = np.vstack([C[0], neck, C[1]]); N = np.vstack([N[0], np.c_[.5 * s, -.55 - .2 * np.abs(s), .62 - .3 * np.abs(s)], N[1]])
    for _ in range(70): N[1:-1] = (N[:-2] + 2 * N[1:-1] + N[2:]) / 4
    for _ in range(10): C[55:110] = (C[54:109] + 2 * C[55:110] + C[56:111]) / 4
    T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); A = np.cross(T, N); A /= np.linalg.norm(A, axis=1, keepdims=True); N = np.cross(A, T)
    w = np.r_[np.interp(under, (0, .12, WAIST), (.074, .088, .062)), np.full(34, .070), np.interp(over, (0, .12, WAIST, 1), (.074, .088, .062, .056))]
    for _ in range(12): w[1:-1] = (w[:-2] + 2 * w[1:-1] + w[2:]) / 4
    strip('robe collar', C, A, N, w, .012, m['cloth'])


def sleeve(m, side):
    path = np.array([(.160, .002, 1.525), (.212, -.002, 1.458), (.246, -.010, 1.36), (.270, -.018, 1.24), (.284, -.026, 1.10), (.290, -.034, .965)]) * (side, 1, 1)
    t = np.linspace(0, 1, 110); C = np.stack([np.interp(t * 5, range(6), path[:, k]) for k in range(3)], 1)
    for _ in range(220): C[1:-1] = (C[:-2] + 2 * C[1:-1] + C[2:]) / 4
    T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); Y = np.tile((0, -1.0, 0), (110, 1)); A = np.cross(T, Y); A /= np.linalg.norm(A, axis=1, keepdims=True); B = np.cross(A, T)
    a = np.linspace(0, 2 * np.pi, 97)[:-1]; wide = np.interp(t, (0, .12, .4, .8, 1), (.022, .062, .076, .074, .079)); flat = np.interp(t, (0, .2, 1), (.40, .62, .66))
    wave = .055 * np.sin(3 * a[None] + 4 * t[:, None] + side) * np.clip(t * 3, 0, 1)[:, None] + .05 * np.sin(2 * a[None] - 1 + 3 * t[:, None]) + .05 * np.exp(-((t[:, None] - .42 - .05 * np.sin(a[None] * 2)) / .035) ** 2) + .045 * np.exp(-((t[:, None] - .53 + .05 * np.sin(a[None] * 2 + 1)) / .03) ** 2)
    cuff = t > .865; r = wide[:, None] * (1 + wave) + np.where(cuff, .007, 0)[:, None]; P = C[:, None] + A[:, None] * (r * np.cos(a))[..., None] + B[:, None] * (r * flat[:, None] * np.sin(a))[..., None]
    inside = C[-1] + (P[-1] - C[-1]) * .9; deep = C[-25] + (P[-25] - C[-25]) * .7; P = np.concatenate([P, inside[None], deep[None]]); run = np.r_[t * .62, .625, .78]
    quads = grid(112, 96, True); uv = np.stack(np.broadcast_arrays((a * .08)[None], run[:, None]), -1).reshape(-1, 2)[quads]
    uv[..., 0] = np.where(np.ptp(uv[..., 0], axis=1)[:, None] > .25, np.where(uv[..., 0] < .1, uv[..., 0] + 2 * np.pi * .08, uv[..., 0]), uv[..., 0])
    if side < 0: quads, uv = quads[:, ::-1], uv[:, ::-1]
    make('robe sleeve', P.reshape(-1, 3), quads, uv.reshape(-1, 2), m['cloth'])


def belt(m):
    th = np.linspace(-np.pi * .62, np.pi * .62, 120); cloth_edge(m, 'robe belt', th, WAIST + .008 * np.sin(th * 2), .046, .010, lift=.010)
    p = body(np.array(.12), np.array(WAIST)); y = p[1] - .024
    o = block('robe knot', (.052, .034, .056), m['cloth'], r=.016, puff=.006, at=(p[0], y, p[2] - .002), rot=(0, 12, 0), cell=.012)
    for dx, L, lean, bend in ((-.016, .36, -.05, .012), (.020, .31, .075, -.010)):
        t = np.linspace(0, 1, 40); C = np.c_[p[0] + dx + lean * t + bend * np.sin(t * 5), y + .004 - .014 * np.sin(t * np.pi) - .045 * t, p[2] - .02 - L * t]
        T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); yaw = .5 * np.sin(t * 3 + dx * 60) + dx * 12; N = np.c_[np.sin(yaw), -np.cos(yaw), 0 * t]; A = np.cross(T, N); A /= np.linalg.norm(A, axis=1, keepdims=True)
        strip('robe belt end', C, A, np.cross(A, T), np.interp(t, (0, .12, 1), (.030, .044, .046)), .008, m['cloth'])


def patch(m, th0, v0, half_th, half_v):
    """Pocket with a hemmed top."""
    u, w = np.meshgrid(np.linspace(-1, 1, 36), np.linspace(-1, 1, 40)); th, v = th0 + u * half_th, v0 + w * half_v
    P = body(th, v) + normal(th, v) * (.0055 - .004 * np.maximum(np.abs(u), np.abs(w))[..., None] ** 12); quads = grid(40, 36); uv = np.stack([th * .235, v * (SHOULDER - HEM)], -1).reshape(-1, 2)[quads]
    make('robe pocket', P.reshape(-1, 3), quads[:, ::-1], uv[:, ::-1].reshape(-1, 2), m['cloth']); x = np.linspace(th0 - half_th, th0 + half_th, 30); cloth_edge(m, 'robe pocket hem', x, np.full(30, v0 - half_v), .030, .009, lift=.004)


def hanging(m, wall):
    """Hanger with a wire hook over a turned peg on a rail."""
    a = np.linspace(-1, 1, 41); tube('hanger', np.c_[a * .19, .012 + 0 * a, SHOULDER - .018 - .072 * np.abs(a) ** 1.3], .011, m['hanger'])
    q = np.linspace(-.2, np.pi * 1.15, 24); hook = np.c_[.020 * np.cos(q), .012 + 0 * q, PEG_H - .008 + .020 * np.sin(q)]; tube('hook', np.vstack([hook[::-1], [(.004, .012, PEG_H - .055)], [(0, .012, SHOULDER - .02)]])[::-1], .0018, m['metal'])
    rail = block('rail', (.62, .018, .075), m['rail'], r=.004, at=(0, wall - .009, PEG_H), grain=0)
    for x in (-.22, 0, .22): lathe('peg', smooth_profile([(.0095, 0), (.0085, .03), (.009, .06), (.0135, .078), (.015, .086), (.011, .093), (.0005, .095)], 40), m['rail'], at=(x, wall - .016, PEG_H), rot=(82, 0, 0), around=40)


def build(m, mono='ECL', letter=.028, waist=True):
    sheet(m); collar(m); [sleeve(m, s) for s in (-1, 1)]; belt(m); patch(m, .72, .66, .20, .085); patch(m, -.62, .66, .20, .085)
    mid = np.array([.675, .185])
    def place(x, y, h):
        th, v = mid[0] + x / .215, mid[1] - y / (SHOULDER - HEM); p = body(th, v) + normal(th, v) * (.0022 + h)[..., None]; return np.moveaxis(p, -1, 0)
    satin('monogram', mono, letter, place, m['thread'])
    hanging(m, .115)
