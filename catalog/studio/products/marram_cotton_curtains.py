from parts import *
from products import case, finishes, wall


def tab(cloth, x, y, top, width=.040, r=.0195, pole=.042):
    """A band of the cloth sewn to it in front and behind, over the pole."""
    a = np.linspace(0, math.pi, 17); path = [(y - r - .004, top - .05), (y - r - .002, top)] + [(y - r * math.cos(t), top + pole + r * math.sin(t)) for t in a] + [(y + r + .002, top), (y + r + .004, top - .05)]
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(np.array(path), axis=0).T))]; pts = [(x + s * width / 2, p[0], p[1]) for p in path for s in (-1, 1)]; n = len(path)
    o = make('marram tab', pts, [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(n - 1)], [u for i in range(n - 1) for u in ((0, run[i]), (width, run[i]), (width, run[i + 1]), (0, run[i + 1]))], cloth)
    s = o.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .0035; s.offset = 0; b = o.modifiers.new('soft', 'BEVEL'); b.width = .0012; b.segments = 2


def build(m, H=2.13, W=1.7):
    """Heavy cotton the color of brick, hung by tabs from an oak pole."""
    cloth, oak, iron = finishes.finish(m, 'cloth', 'cloth:tweed:#a4583c'), finishes.finish(m, 'rod', 'timber:oak'), finishes.finish(m, 'bracket', 'metal:black'); top = H + .02; y = -.09
    for s, seed in ((-1, 4), (1, 11)):
        x0, x1 = sorted((s * (W / 2 - .02), s * (W / 2 - .56))); wall.drape('marram panel', cloth, x0, x1, y, top, folds=6, depth=.046, seed=seed, pinch=.06)
        for i in range(6): tab(cloth, x0 + .05 + (x1 - x0 - .10) * i / 5, y, top)
    tube('rod', [(-W / 2 - .05, y, top + .042), (W / 2 + .05, y, top + .042)], .0165, oak)
    for s in (-1, 1): lathe('finial', [(.0005, -.014), (.026, -.014), (.026, .014), (.0005, .014)], oak, at=(s * (W / 2 + .05), y, top + .042), rot=(0, 90, 0), around=48); tube('bracket', [(s * (W / 2 + .01), 0, top + .02), (s * (W / 2 + .01), y, top + .022)], .006, iron)
    make('view', [(-W / 2 - .1, y, 0), (W / 2 + .1, y, 0), (0, y, top + .07)], [[0, 1, 2]], [(0, 0)] * 3, cloth).hide_render = True; case.mark((W / 2 - .28, y, top - .13), .50)
