"""Rugs as one fine sheet: every point has a color and a height, so that weaves, loops, braids and carved pile cost no threads."""
from parts import *
from parts_small import grid, quick, yarns
from products import rugs


def sheet(name, size, surface, mat, pitch=.0026, thick=.006, outline=None, back=None, corner=None, reach=.42, seed=2, edge=.008, lay=None):
    """`surface(x, y, rng)` gives linear colors (count, 3) and heights (count). `outline(angle)`: radius of a rug that is no rectangle. `back`: color of
    the underside, by default the same as on top. `lay` bends the flat sheet. Returns the mapping from flat to laid."""
    W, D = size; rng = np.random.default_rng(seed); lay = lay or ((lambda P: rugs.folded(P, corner, reach, size)) if corner else (lambda P: P))
    if outline:
        n = int(np.pi * max(size) / pitch * .8); a = np.linspace(0, 2 * np.pi, n, endpoint=False); R = outline(a); t = np.linspace(1, .002, int(max(size) / 2 / pitch))[:, None]
        x, y, rim, q = t * R * np.cos(a), t * R * np.sin(a), (1 - t) * R, grid(len(t), n, True)
    else:
        x, y = np.meshgrid(np.linspace(-W / 2, W / 2, int(W / pitch)), np.linspace(-D / 2, D / 2, int(D / pitch))); rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); q = grid(*x.shape)
    x, y, rim = x.ravel(), y.ravel(), rim.ravel(); color, h = surface(x, y, rng); soft = np.sqrt(np.clip(1 - (1 - np.clip(rim / edge, 0, 1)) ** 2, 0, 1))
    quick(name, lay(np.stack([x, y, .0012 + (thick + h - .0012) * soft], -1)), q, mat, color)
    if corner: quick(name + ' back', lay(np.stack([x, y, .0004 + (h.max() - h) * soft * .5], -1)), q[:, ::-1], mat, color if back is None else np.tile(back, (len(x), 1)) * rng.normal(1, .04, (len(x), 1)))
    return lay


def noise(i, j, amount, seed=0):
    """A number around 1 for every cell of a grid, the same for all points in it."""
    table = np.random.default_rng(seed).normal(1, amount, (512, 512)); return table[i.astype(int) % 512, j.astype(int) % 512]


def weave(x, y, a=.0115, b=.0075, depth=.0016, vary=.05):
    """Weft over and under the warp: ovals in staggered rows. Returns heights and shades."""
    i = np.floor(x / a); v = y / b + (i % 2) * .5; j = np.floor(v); bump = np.abs(np.sin(np.pi * x / a)) ** .55 * np.abs(np.sin(np.pi * v)) ** .6
    return depth * bump, (.80 + .24 * bump) * noise(i, j, vary)


def loops(x, y, cell=.0105, depth=.0042, vary=.07):
    """Rows of loops, no two alike. Returns heights and shades."""
    j = np.floor(y / cell); u = x / cell + (j % 2) * .5; i = np.floor(u); px, py = (u - i - .5) * noise(i, j, .16, 1) + .20 * (noise(i, j, .4, 2) - 1), (y / cell - j - .5) + .20 * (noise(i, j, .4, 3) - 1)
    bump = np.clip(1 - 2.6 * (px ** 2 + py ** 2), 0, 1) ** .6; return depth * bump * noise(i, j, .16, 4), (.72 + .34 * bump) * noise(i, j, vary)


def snapped(x, y, a, b):
    """The middle of the cell a point lies in: patterns that follow the threads have steps."""
    return (np.floor(x / a) + .5) * a, (np.floor(y / b) + .5) * b


def streaks(x, y, amount=.03): return 1 + amount * np.sin(y * 41 + x * 3) * np.sin(y * 97 + 1) + amount * .6 * np.sin(x * 5 + y * 2)
