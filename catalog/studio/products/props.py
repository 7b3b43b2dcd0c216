from parts import *

VASE = [(.03, 0), (.055, .004), (.085, .05), (.098, .11), (.088, .17), (.055, .215), (.032, .24), (.028, .265), (.036, .285), (.033, .284), (.025, .262), (.02, .2)]
BOWL = [(.03, 0), (.048, .001), (.050, .012), (.10, .035), (.138, .070), (.150, .092), (.146, .093), (.133, .074), (.095, .042), (.03, .022)]


def turned(name, profile, mat, at, s): return lathe(name, smooth_profile(np.array(profile) * s, 90), mat, at=at)


def bowl(mat, at=(0, 0, 0), s=1): turned('bowl', BOWL, mat, at, s)


def vase(mat, at=(0, 0, 0), s=1, branches=None):
    turned('vase', VASE, mat, at, s)
    if branches: foliage('branch', branches, (at[0], at[1], at[2] + .18 * s), stems=5, height=.52 * s, spread=.55, leaf=.062 * s, seed=3)


def books(m, at=(0, 0, 0)):
    z = at[2]
    for i, (w, d, h, turn) in enumerate(((.27, .205, .026, 8), (.24, .18, .020, -6), (.20, .145, .016, 14))):
        block('book', (w, d, h), m.get(f'book{i}', m['ceramic']), r=.002, at=(at[0], at[1], z + h / 2), rot=(0, 0, turn), grain=0); z += h


def foliage(name, mat, at, stems=9, height=1.1, spread=.5, leaf=.11, seed=1, stem_mat=None):
    """Arching stems with paired, folded leaves."""
    rnd = np.random.default_rng(seed); pts, quads = [], []
    for k in range(stems):
        turn = 2 * math.pi * (k + rnd.random() * .6) / stems; lean = spread * (.25 + .75 * rnd.random()); tall = height * (.6 + .4 * rnd.random())
        out = np.array([math.cos(turn), math.sin(turn), 0]); n = max(6, int(tall / (leaf * .62)))
        path = [np.array(at) + out * lean * tall * t ** 1.8 + np.array([0, 0, tall * (t - .16 * t * t)]) for t in np.linspace(0, 1, n)]
        tube(name + ' stem', path, .0022 + leaf * .012, stem_mat or mat)
        for i in range(n // 4, n):
            along = path[i] - path[i - 1]; along /= np.linalg.norm(along)
            for side in (-1, 1):
                a = rnd.normal(0, .5); c = np.cross(along, [0, 0, 1.0]); c /= np.linalg.norm(c) + 1e-6
                d = along * .55 + side * (c * math.cos(a) + np.cross(along, c) * math.sin(a)); d[2] -= .12 * rnd.random(); d /= np.linalg.norm(d)
                wide = np.cross(d, [0, 0, 1.0]); wide /= np.linalg.norm(wide) + 1e-6; L = leaf * (.7 + .5 * rnd.random()); up = np.cross(wide, d)
                b = len(pts)
                for t, w, drop in ((0, .03, 0), (.3, .19, .03), (.6, .20, .0), (.85, .10, -.07), (1, .005, -.14)):
                    mid = path[i] + d * L * t + up * L * drop
                    pts += [mid - wide * w * L + up * w * L * .45, mid, mid + wide * w * L + up * w * L * .45]
                for r in range(4):
                    for q in (0, 1): quads.append([b + r * 3 + q, b + r * 3 + q + 1, b + r * 3 + q + 4, b + r * 3 + q + 3])
    return make(name, pts, quads, [(0, 0)] * 4 * len(quads), mat)
