from parts import *
from products import finishes


def build(m, W=.44, D=.36, H=.56, cards=None):
    """One sheet folded into a C, its edges soft, that slides over a seat."""
    F = finishes.finish(m, 'lacquer', 'lacquer:#b9502c:.22'); t, r = .012, .035; a = np.linspace(0, np.pi / 2, 12)
    mid = [(W / 2, t / 2)] + [(-W / 2 + t / 2 + r - r * math.sin(q), t / 2 + r - r * math.cos(q)) for q in a] + [(-W / 2 + t / 2 + r - r * math.cos(q), H - t / 2 - r + r * math.sin(q)) for q in a] + [(W / 2, H - t / 2)]
    P = np.array(mid); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); N = np.stack([-T[:, 1], T[:, 0]], 1); n = len(P); pts, quads = [], []
    for y in (-D / 2, D / 2):
        for s in (-1, 1): pts += [(*(p + s * t / 2 * q)[:1], y, (p + s * t / 2 * q)[1]) for p, q in zip(P, N)]
    A, B, C, E = 0, n, 2 * n, 3 * n                             # front outside, front inside, back outside, back inside
    for i in range(n - 1): quads += [[A + i, A + i + 1, B + i + 1, B + i], [C + i + 1, C + i, E + i, E + i + 1], [A + i + 1, A + i, C + i, C + i + 1], [B + i, B + i + 1, E + i + 1, E + i]]
    quads += [[A, B, E, C], [A + n - 1, C + n - 1, E + n - 1, B + n - 1]]
    o = make('sheet', pts, quads, [(pts[v][0], pts[v][1] + pts[v][2]) for q in quads for v in q], F)
    b = o.modifiers.new('round', 'BEVEL'); b.width = .0018; b.segments = 2; b.limit_method = 'ANGLE'; o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(35)
    if cards: finishes.cards(cards)
