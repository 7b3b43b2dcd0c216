from parts import *
from products import case, finishes


def folded(name, corners, depth, t, r, mat):
    """A sheet folded along a line of (x, z) corners, as deep as the piece."""
    P = [np.array(p, float) for p in corners]; mid = [P[0]]
    for a, p, b in zip(P, P[1:], P[2:]):
        u, v = (a - p) / np.linalg.norm(a - p), (b - p) / np.linalg.norm(b - p); q = np.linspace(0, np.pi / 2, 10)
        mid += [p + (u + v) * r - r * (v * math.cos(k) + u * math.sin(k)) for k in q]
    mid = np.array([*mid, P[-1]]); T = np.gradient(mid, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); N = np.stack([-T[:, 1], T[:, 0]], 1); n = len(mid); pts, quads = [], []
    for y in (-depth / 2, depth / 2):
        for s in (-1, 1): pts += [(p[0] + s * t / 2 * k[0], y, p[1] + s * t / 2 * k[1]) for p, k in zip(mid, N)]
    A, B, C, E = 0, n, 2 * n, 3 * n
    for i in range(n - 1): quads += [[A + i, A + i + 1, B + i + 1, B + i], [C + i + 1, C + i, E + i, E + i + 1], [A + i + 1, A + i, C + i, C + i + 1], [B + i, B + i + 1, E + i + 1, E + i]]
    quads += [[A, B, E, C], [A + n - 1, C + n - 1, E + n - 1, B + n - 1]]
    o = make(name, pts, quads, [(pts[v][0], pts[v][1] + pts[v][2]) for q in quads for v in q], mat); m = bmesh.new(); m.from_mesh(o.data); bmesh.ops.recalc_face_normals(m, faces=m.faces); m.to_mesh(o.data); m.free()
    b = o.modifiers.new('round', 'BEVEL'); b.width = .0016; b.segments = 2; b.limit_method = 'ANGLE'; o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(35)
    return o


def build(m, W=1.32, D=.62, H=.745):
    """One sheet of blue steel, two folds, and a walnut drawer hung under it."""
    blue, wood = finishes.finish(m, 'paint', 'satin:#27406f:.42'), finishes.finish(m, 'wood', 'timber:walnut'); t = .014
    folded('sheet', [(-W / 2 + t / 2, 0), (-W / 2 + t / 2, H - t / 2), (W / 2 - t / 2, H - t / 2), (W / 2 - t / 2, 0)], D, t, .045, blue)
    w, h, x = .56, .105, W / 2 - t - .335; z = H - t - h / 2
    case.hoop('case', w, h, D - .06, .014, .002, wood, at=(x, .02, z), edge=.0015); case.board('back', (w - .02, .01, h - .02), wood, (x, D / 2 - .02, z)); case.board('inside', (w - .029, D - .12, h - .029), case.dark(), (x, .03, z))
    case.fronts('drawer', [1], [1], x - w / 2 + .014, x + w / 2 - .014, z - h / 2 + .014, z + h / 2 - .014, -D / 2 + .062, wood, r=.0015)
    case.board('beam', (W - 2 * t - .002, .012, .12), blue, (0, D / 2 - .09, H - t - .06), r=.001)
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e5e2dc', '#9a2c1c', '#1a1b1d'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85')
    top = case.pile(B, P, -.40, .10, H, [(.28, .21, .030), (.25, .19, .024), (.21, .15, .020)], seed=4)
    lathe('cup', [(.0005, 0), (.037, 0), (.039, .002), (.039, .098), (.0362, .098), (.0362, .006), (.0005, .005)], finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), at=(.42, .14, H), around=72)
    for k, (a, b) in enumerate(((-.020, .008), (.012, .016), (.020, -.014))): tube('pencil', [(.42 + a * .6, .14 + b * .6, H + .008), (.42 + a * 1.7, .14 + b * 1.7, H + .165 + .012 * k)], .0036, B[k])
