from parts import *


def stadium(W, D, n=260):
    """A plan with round ends, its points evenly apart."""
    P = rounded_rect(W, D, D / 2 - .0005, 44); P = np.vstack([P, P[:1]]); run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; at = np.linspace(0, run[-1], n, endpoint=False)
    return np.stack([np.interp(at, run, P[:, 0]), np.interp(at, run, P[:, 1])], 1)


def puck(name, outline, profile, mat, at=(0, 0, 0), seam=99, welt=0):
    """A solid of any rounded plan: `profile` is (inset, height) from the bottom to the top; its cloth runs round it up to the ring `seam`, where a cord can lie, and flat over its top."""
    P = np.asarray(outline, float); T = np.roll(P, -1, 0) - np.roll(P, 1, 0); T /= np.linalg.norm(T, axis=1, keepdims=True); inward = np.stack([-T[:, 1], T[:, 0]], 1); n = len(P)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.roll(P, -1, 0) - P, axis=1))]; prof = np.array(profile); up = np.r_[0, np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]
    pts = np.concatenate([np.c_[P + inward * i, np.full(n, z)] for i, z in prof]); quads, uvs = [], []
    for k in range(len(prof) - 1):
        for j in range(n): quads.append([k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j]); uvs += [tuple(pts[v][:2]) for v in quads[-1]] if k >= seam else [(run[j], up[k]), (run[j + 1], up[k]), (run[j + 1], up[k + 1]), (run[j], up[k + 1])]
    for ring in (list(range(n))[::-1], list(range((len(prof) - 1) * n, len(prof) * n))): quads.append(ring); uvs += [tuple(pts[v][:2]) for v in ring]
    if welt: tube(name + ' welt', pts[seam * n:(seam + 1) * n], welt, mat, at, closed=True)
    o = make(name, pts, quads, uvs, mat, at); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50); return o


def soft(T, e, puff=0):
    """Profile of a cushion `T` high with edges rounded by `e`."""
    q = np.linspace(0, np.pi / 2, 8)
    return [(e - e * math.sin(k), e - e * math.cos(k)) for k in q] + [(-.006, T / 2)] + [(e - e * math.cos(k), T - e + e * math.sin(k)) for k in q] + [(e + d, T + puff * (1 - (1 - d / .33) ** 2)) for d in (.03, .07, .12, .17, .22, .27, .31, .33)]


def wrap(o, L, R):
    """Bends a straight part round both ends of a stadium with straight sides `L` long and ends of radius `R`."""
    for v in o.data.vertices:
        s, x, y = (1 if v.co.x >= 0 else -1), abs(v.co.x), R + v.co.y
        if x <= L / 2: v.co.y = y
        else: a = (x - L / 2) / R; v.co.x, v.co.y = s * (L / 2 + y * math.sin(a)), y * math.cos(a)
    o.data.update(); return o


def build(m, W=2.14, D=.98, H=.70):
    """A capsule in plan: one seat, and a wall that runs round the back and both ends and falls away."""
    U, black = m['upholstery'], m['leg']; thick, base = .145, .05; L = W - D; R = D / 2 - thick / 2
    puck('plinth', stadium(W - .14, D - .14), [(.003, 0), (0, .003), (0, base + .01)], black)
    puck('base', stadium(W - .024, D - .024), soft(.235, .030), U, (0, 0, base), seam=13)
    girth = L + 2 * R * math.radians(104); wall = block('wall', (girth, thick, H - base), U, r=.062, puff=.006, cell=.025, k=7); tall = H - base
    for v in wall.data.vertices:
        t = max(0, (v.co.z + tall / 2) / tall); far = np.clip((abs(v.co.x) - L / 2) / (girth / 2 - L / 2), 0, 1); v.co.z -= .20 * t ** 1.5 * far ** 2; v.co.y += .030 * t * (1 - far)
    wrap(wall, L, R); wall.location = (0, 0, base + tall / 2)
    puck('seat', stadium(W - 2 * thick - .010, D - 2 * thick + .10), soft(.170, .045, .016), U, (0, -.062, base + .215), seam=13, welt=.0042)
