from parts import *

LARGE, SMALL = (.50, .50), (.58, .36)          # cover sizes; the filled pillow is a little smaller
BENCH_H = .44


def bench(L, W=1.25, D=.36):
    plate('bench', rounded_rect(W, D, .03, 8), .03, L, edge=.006, at=(0, .14, BENCH_H - .015))
    for x in (-1, 1):
        for y in (-1, 1): lathe('bench leg', [(.012, 0), (.014, .003), (.020, BENCH_H - .03)], L, at=(x * (W / 2 - .09), .14 + y * (D / 2 - .06), 0), rot=(y * 4, x * 4, 0))
        block('bench rail', (.022, D - .13, .04), L, r=.005, at=(x * (W / 2 - .10), .14, BENCH_H - .055))
    block('bench rail', (W - .2, .022, .04), L, r=.005, at=(0, .14, BENCH_H - .055))


def pillow(name, size, mat, welt_mat, at, rot, welt=.0042, fill=1.8):
    return cushion(name, (*size, .014), mat, pressure=fill, r=.006, crease=.8, welt=0, at=at, rot=rot), edge(name, size, welt_mat, at, rot, welt, fill)


def edge(name, size, mat, at, rot, welt, fill):
    """One cord round the seam: the solved pillow's outermost loop, halfway between its two edge loops."""
    o = bpy.data.objects[name]; pts = np.array([v.co[:] for v in o.data.vertices]); _, _, _, loops = grid_box((*size, .014), .006, .03, 2, 1.0)
    a = (pts[loops[0]] + pts[loops[1]]) / 2; out = a.copy(); out[:, 2] = 0; a += out / np.linalg.norm(out, axis=1, keepdims=True) * welt * .6
    for _ in range(2): a = (np.roll(a, 1, 0) + 4 * a + np.roll(a, -1, 0)) / 6
    fine = np.stack([a, (a + np.roll(a, -1, 0)) / 2], 1).reshape(-1, 3)
    return tube(name + ' welt', fine, welt, mat, at, rot, closed=True)


def build(m):
    if 'oak' in m: bench(m['oak'])
    z = BENCH_H if 'oak' in m else 0
    pillow('pillow', LARGE, m['upholstery'], m['welt'], (-.16, .19, z + .232), (69, 0, -6))
    pillow('small pillow', SMALL, m['second'], m['welt2'], (.19, .05, z + .168), (66, 0, 9))
