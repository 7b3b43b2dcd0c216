from parts import *
from parts_small import yarns
from products import rugs

R, H, COLUMNS = .285, .36, 34     # radius, height, stitches round the middle


def ring(t):
    """Radius and height of the hull at a share of its way from the floor's middle to the top's."""
    q = (t - .5) * np.pi; c, s = np.cos(q), np.sin(q); return R * np.abs(c) ** .62, H / 2 + (H / 2 - .012) * np.sign(s) * np.abs(s) ** .72


def build(m):
    """A round pouf in stockinette, its stitches as thick as a thumb, drawn together on top."""
    color = rugs.linear('#b0643f')[0]; rng = np.random.default_rng(2); fine = np.linspace(.02, .98, 600); r, z = ring(fine); run = np.r_[0, np.cumsum(np.hypot(np.diff(r), np.diff(z)))]
    rows = int(run[-1] / .0345); at = lambda d: np.interp(d, run, fine); paths, fat = [], []; step = run[-1] / rows
    for k in range(-1, rows):
        for c in range(COLUMNS):
            for side in (-1, 1):
                u = np.linspace(0, 1, 8); d = np.clip((k + u * 1.75) * step, 0, run[-1]); rr, zz = ring(at(d)); a = (c + .5 + side * (.02 + .46 * np.sin(u * np.pi / 2) ** .8) + side * .06 * np.sin(u * np.pi)) * 2 * np.pi / COLUMNS
                lift = .004 + .007 * np.sin(u * np.pi) ** .7 - .006 * u; paths.append(np.stack([(rr + lift) * np.cos(a), (rr + lift) * np.sin(a), zz + lift * (zz - H / 2) / H * 1.6], -1)); fat.append(np.clip(rr * np.pi / COLUMNS * .60, .0016, .0142) * (.55 + .45 * np.sin(np.clip(u * 1.05, 0, 1) * np.pi) ** .4))
    paths = np.array(paths); paths[..., 2] = np.maximum(paths[..., 2], .010); yarns('pouf knit', paths, np.array(fat), m['wool'], color * rng.normal(1, .045, (len(paths), 1)), sides=9)
    lathe('pouf core', [(max(.001, a - .004), b) for a, b in zip(*ring(np.linspace(.01, .99, 60)))], m['core'], around=96); lathe('pouf button', [(.024, 0), (.024, .004), (.018, .010), (.001, .012)], m['core'], at=(0, 0, H - .014), around=40)
