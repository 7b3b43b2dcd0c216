"""Joinery shared by case goods: carcasses, fronts cut from one board, pulls, legs, and what stands on the shelves."""
from parts import *

GAP = .0028                       # the shadow line between two fronts


def hoop(name, W, H, D, thick, r, mat, at=(0, 0, 0), edge=.002):
    """A carcass without front and back: top, sides and bottom as one band whose grain runs round the corners."""
    n = 8

    def outline(inset):
        P = rounded_rect(W - 2 * inset, H - 2 * inset, max(r - inset, .0012), n); P = np.roll(P, -3 * n, 0)
        mid = (P[0] + P[-1]) / 2; return np.vstack([mid, P, mid])   # the seam lies in the middle of the underside
    f, k = -D / 2, np.linspace(0, np.pi / 2, 4)
    rings = [(thick, -f)] + [(thick - edge * (1 - math.cos(a)), f + edge * (1 - math.sin(a))) for a in k] + \
            [(edge * (1 - math.sin(a)), f + edge * (1 - math.cos(a))) for a in k] + [(0, -f - edge), (edge, -f), (thick, -f)]
    out = outline(0); run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(out, axis=0), axis=1))]); c = len(out); pts, grain = [], []
    for inset, y in rings:
        P = outline(inset); pts += [(x, y, z) for x, z in P]; grain += [(inset, y, s) for s in run]
    quads = [[i * c + j, i * c + j + 1, (i + 1) * c + j + 1, (i + 1) * c + j] for i in range(len(rings) - 1) for j in range(c - 1)]
    o = make(name, pts, quads, [(run[v % c], pts[v][1]) for q in quads for v in q], mat, at)
    o.data.attributes['grain'].data.foreach_set('vector', (np.array(grain) + _rng.random(3) * 4).astype(np.float32).ravel())
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(35); return o


_rng = np.random.default_rng(11)


def matched(objects, axis=0):
    """Cuts all of them from one board, so the figure runs on across the gaps."""
    off = _rng.random(3) * 4; bpy.context.view_layer.update()
    for o in objects:
        P = np.array([o.matrix_world @ v.co for v in o.data.vertices]); g = np.roll(P, 2 - axis, axis=1) + off
        o.data.attributes['grain'].data.foreach_set('vector', g.astype(np.float32).ravel())


def board(name, size, mat, at, r=.002, grain=None): return block(name, size, mat, r=r, at=at, grain=grain, cell=.4)


def back(W, H, thick, r, mat, at): return plate('back', rounded_rect(W - thick, H - thick, max(r - thick / 2, .002)), .008, mat, edge=.001, at=at, rot=(90, 0, 0))


def fronts(name, columns, rows, x0, x1, z0, z1, y, mat, thick=.02, gap=GAP, r=.0022, axis=0):
    """A field of drawer fronts; returns their centres and sizes. `columns` and `rows` are shares."""
    cx = np.cumsum([0, *columns]) / sum(columns); cz = np.cumsum([0, *rows]) / sum(rows); made, cells = [], []
    for i in range(len(columns)):
        for j in range(len(rows)):
            a, b = x0 + (x1 - x0) * cx[i], x0 + (x1 - x0) * cx[i + 1]; lo, hi = z0 + (z1 - z0) * cz[j], z0 + (z1 - z0) * cz[j + 1]
            size = (b - a - gap, thick, hi - lo - gap); at = ((a + b) / 2, y, (lo + hi) / 2)
            made.append(board(name, size, mat, at, r=r)); cells.append((at, size))
    matched(made, axis); return cells


def mark(at, width):
    """What the close view frames: a field four by three, never rendered."""
    h = width * .75; o = make('mark', [(-width / 2, 0, -h / 2), (width / 2, 0, -h / 2), (width / 2, 0, h / 2), (-width / 2, 0, h / 2)], [[0, 1, 2, 3]], [(0, 0)] * 4, dark(), at); o.hide_render = True


KNOB = [(.0075, 0), (.0085, .001), (.0068, .006), (.0064, .011), (.0105, .016), (.0148, .021), (.0158, .025), (.0148, .0285), (.009, .0305), (.0008, .031)]


def knob(mat, at, s=1, profile=KNOB): return lathe('pull', smooth_profile(np.array(profile) * s, 48), mat, at=at, rot=(90, 0, 0), around=40)


def turned_leg(mat, at, height, top=.021, foot=.0115, splay=(0, 0), name='leg'):
    prof = [(foot * .86, 0), (foot, .003), (foot * 1.08, .02), (top * .93, height * .8), (top, height * .94), (top * .97, height)]
    return lathe(name, smooth_profile(prof, 40), mat, at=at, rot=(splay[0], splay[1], 0))


def dark(): import materials; return materials.plain('#0d0b0a', 'inside', .9)


# ---------------------------------------------------------------- books
def book(mat, paper, x, y, z, t, d, h, lean=0, band=None):
    """Stands upright, spine to the front at y; `x` is its lower left corner, `lean` degrees to the left."""
    a = math.radians(lean); rot = (0, -lean, 0)

    def part(name, size, local, m, r):
        u, v = local[0], local[2]; block(name, size, m, r=r, at=(x + math.cos(a) * u - math.sin(a) * v, y + local[1], z + math.sin(a) * u + math.cos(a) * v), rot=rot, cell=.4, k=3)
    c = .0024
    part('book', (t, .007, h), (t / 2, .0035, h / 2), mat, min(.0034, t * .3))
    for u in (c / 2, t - c / 2): part('book', (c, d, h), (u, d / 2 + .002, h / 2), mat, .0008)
    part('book pages', (t - 2 * c, d - .008, h - .007), (t / 2, d / 2 + .001, h / 2), paper, .0006)
    if band: part('book band', (t * .985, .0074, h * .05), (t / 2, .0032, h * .82), band, .001)


def books(mats, paper, x, y, z, count, tall, seed=1, lean=None, depth=.18):
    """A row from x to the right; the last of them leans back on the row if asked. Returns where the row ends."""
    rnd = np.random.default_rng(seed); last = -1
    for i in range(count):
        t, h, d = rnd.uniform(.014, .042), tall * rnd.uniform(.70, 1), depth * rnd.uniform(.75, 1); k = int(rnd.integers(len(mats))); k = (k + 1) % len(mats) if k == last else k; last = k
        if lean and i == count - 1:
            h = min(h, tall * .85); x += h * math.sin(math.radians(lean)) + .001
            book(mats[k], paper, x, y, z, t, d, h, lean); return x + t
        book(mats[k], paper, x, y + rnd.uniform(0, .012), z, t, d, h, band=mats[(k + 2) % len(mats)] if rnd.random() < .3 else None); x += t + .0008
    return x


def pile(mats, paper, x, y, z, sizes, seed=1):
    """Lying books, largest first. Returns the height of the pile's top."""
    rnd = np.random.default_rng(seed)
    for i, (w, d, h) in enumerate(sizes):
        turn = rnd.uniform(-9, 9); m = mats[i % len(mats)]
        for k in (0, 1): block('book', (w, d, .0024), m, r=.0009, at=(x, y, z + .0012 + k * (h - .0024)), rot=(0, 0, turn), cell=.4)
        a = math.radians(turn); side = lambda u, v: (x + math.cos(a) * u - math.sin(a) * v, y + math.sin(a) * u + math.cos(a) * v, z + h / 2)
        block('book', (w, .006, h), m, r=.0024, at=side(0, -d / 2 + .003), rot=(0, 0, turn), cell=.4)
        block('book pages', (w - .007, d - .009, h - .0048), paper, r=.0008, at=side(0, .001), rot=(0, 0, turn), cell=.4); z += h
    return z
