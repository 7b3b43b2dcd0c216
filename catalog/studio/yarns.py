"""Yarns and how they lie: the tileable patterns that weave.py turns into cloth tiles."""
import numpy as np

TILE, PX = 0.128, 1024            # metres; 0.125 mm per pixel: holds in a close-up of 15 cm across


def noise(rng, scale_mm, px=PX, stretch=(1, 1)):
    """Smooth tileable noise, mean 0, deviation 1: white noise filtered in frequency space."""
    f = np.fft.fftfreq(px, TILE * 1000 / px)
    r2 = (f[:, None] * stretch[1]) ** 2 + (f[None, :] * stretch[0]) ** 2
    n = np.fft.ifft2(np.fft.fft2(rng.standard_normal((px, px))) * np.exp(-r2 * (scale_mm * 1.5) ** 2)).real
    return (n - n.mean()) / n.std()


def cells(rng, pitch_mm, wobble=None, px=PX):
    """Distances to the nearest and second nearest of jittered points, in units of the pitch (tileable Worley)."""
    n = round(TILE * 1000 / pitch_mm)
    jx, jy = rng.random((2, n, n))
    y, x = np.mgrid[0:px, 0:px] * (n / px)
    if wobble is not None:
        x, y = x + wobble[0], y + wobble[1]
    cx, cy = np.floor(x).astype(int), np.floor(y).astype(int)
    a = np.full((px, px), 9.0); b = a.copy()
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            i, j = (cx + dx) % n, (cy + dy) % n
            d = np.hypot(cx + dx + jx[j, i] - x, cy + dy + jy[j, i] - y)
            b = np.minimum(np.maximum(a, d), b); a = np.minimum(a, d)
    return a, b


def plain(rng, pitch_mm, slub, ply=0.0, px=PX):
    """Plain weave: warp and weft pass over each other in turn; slub is how uneven the yarn is."""
    n = 2 * round(TILE * 500 / pitch_mm)
    y, x = np.mgrid[0:px, 0:px] * (n / px)
    x = x + slub * .28 * noise(rng, 3, stretch=(1, .15)); y = y + slub * .28 * noise(rng, 3, stretch=(.15, 1))
    ix, iy = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - ix - .5, y - iy - .5
    sign = np.where((ix + iy) % 2, 1.0, -1.0)
    fat_x = 1 + slub * rng.normal(0, .07, n)[ix % n]; fat_y = 1 + slub * rng.normal(0, .07, n)[iy % n]
    over = .35 * np.cos(np.pi * fy) * sign, -.35 * np.cos(np.pi * fx) * sign
    warp = np.sqrt(np.clip(1 - (2 * fx / np.clip(fat_x, .6, 1.3)) ** 2, 0, 1)) * .6 + over[0]
    weft = np.sqrt(np.clip(1 - (2 * fy / np.clip(fat_y, .6, 1.3)) ** 2, 0, 1)) * .6 + over[1]
    top = warp > weft
    h = np.maximum(warp, weft) + .05 * noise(rng, .25)
    streak = noise(rng, .5, stretch=(1, 24)), noise(rng, .5, stretch=(24, 1))       # slubs are short: whole-length ones read as plaid
    yarn = np.where(top, streak[0] + .3 * rng.normal(0, 1, n)[ix % n], streak[1] + .3 * rng.normal(0, 1, n)[iy % n]) * (.02 + .03 * slub)
    return h, yarn + np.where(top, ply, -ply) + .03 * noise(rng, .3)


def curls(rng, count=3600, yarn_mm=.8, px=PX):
    """Looped yarn: short tangled curls laid over each other, each point a round bead. Returns height and tone."""
    mm = px / (TILE * 1000); r = yarn_mm * mm; reach = int(np.ceil(r)); oy, ox = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    h, t = .25 + .12 * noise(rng, .5), np.zeros((px, px)); n = 26; along = np.linspace(0, 1, n)
    side = int(count ** .5); spots = (np.stack(np.mgrid[0:side, 0:side], -1).reshape(-1, 2) + rng.uniform(0, 1, (side * side, 2))) * px / side
    for level, c in zip(np.linspace(0, 1, side * side), rng.permutation(spots)):
        a = rng.uniform(0, 6.3) + along * rng.uniform(2.2, 5.2) * rng.choice((-1, 1)) + rng.normal(0, .5) * np.sin(along * 7)
        R = rng.uniform(.9, 2.0) * mm * np.linspace(1, rng.uniform(.4, 1.5), n)
        x, y = c[0] + R * np.cos(a), c[1] + R * np.sin(a); z = level * .9 + .5 * np.sin(np.pi * along); shade = rng.normal(0, .05)
        for i in range(n):
            ix, iy = int(x[i]), int(y[i]); d2 = ((ox - (x[i] - ix)) ** 2 + (oy - (y[i] - iy)) ** 2) / r ** 2
            b = np.where(d2 < 1, z[i] + 1.1 * np.sqrt(np.clip(1 - d2, 0, 1)), -9)
            rows, cols = (iy + oy) % px, (ix + ox) % px; old = h[rows, cols]; top = b > old
            h[rows, cols] = np.where(top, b, old); t[rows, cols] = np.where(top, shade, t[rows, cols])
    return h + .06 * noise(rng, .2) + .15 * noise(rng, 5), t + .03 * noise(rng, .3)


def drawn(rng, yarns, pattern, slub=.4, ply=0.0, px=PX):
    """Any weave from its draft: `pattern[weft, warp]` is true where the warp lies on top; floats run straight, crossings dip."""
    P = np.where(np.asarray(pattern), 1.0, -1.0); n = yarns
    y, x = np.mgrid[0:px, 0:px] * (n / px)
    x = x + slub * .22 * noise(rng, 3, stretch=(1, .15)); y = y + slub * .22 * noise(rng, 3, stretch=(.15, 1))
    ix, iy = np.floor(x).astype(int), np.floor(y).astype(int); fx, fy = x - ix - .5, y - iy - .5
    at = lambda i, j: P[i % P.shape[0], j % P.shape[1]]; ease = lambda f: .5 - .5 * np.cos(np.pi * np.clip(np.abs(f) * 2 - .0, 0, 1))
    here = at(iy, ix); sy, sx = np.sign(fy).astype(int), np.sign(fx).astype(int)
    warp_z = here + (at(iy + sy, ix) - here) * .5 * ease(fy); weft_z = -(here + (at(iy, ix + sx) - here) * .5 * ease(fx))
    fat_x = 1 + slub * rng.normal(0, .06, n)[ix % n]; fat_y = 1 + slub * rng.normal(0, .06, n)[iy % n]
    round_ = lambda f, fat: np.sqrt(np.clip(1 - (1.9 * f / np.clip(fat, .7, 1.3)) ** 2, 0, 1)) * .6
    warp, weft = round_(fx, fat_x) + .33 * warp_z, round_(fy, fat_y) + .33 * weft_z
    top = warp > weft; h = np.maximum(warp, weft) + .04 * noise(rng, .25)
    streak = noise(rng, .4, stretch=(1, 16)), noise(rng, .4, stretch=(16, 1))
    yarn = np.where(top, streak[0], streak[1]) * (.02 + .03 * slub)
    return h, yarn + np.where(top, ply, -ply) + .025 * noise(rng, .3)


def basket(): return np.add.outer(np.arange(4) // 2, np.arange(4) // 2) % 2


def twill(over=2, under=2, rise=1):
    n = over + under; return (np.add.outer(np.arange(n) * rise, np.arange(n)) % n) < over


def zigzag(stripe=16):
    """A 2/2 twill that turns round after each stripe of warps: the herringbone."""
    j = np.arange(2 * stripe); lean = np.where(j < stripe, j, 2 * stripe - 1 - j + 2); return (np.add.outer(np.arange(4), lean) % 4) < 2


def ribs(rng, pitch_mm=3.2, px=PX):
    """Chenille: plump yarns side by side, each a fuzzy pile thrown outwards from its core."""
    n = round(TILE * 1000 / pitch_mm); y, x = np.mgrid[0:px, 0:px] * (n / px)
    y = y + .08 * noise(rng, 6, stretch=(.4, 1)) + .035 * noise(rng, 1.4)
    i = np.floor(y).astype(int); f = y - i - .5; fat = 1 + .08 * noise(rng, 5, stretch=(.5, 3))
    core = np.clip(1 - (1.9 * f / fat) ** 2, 0, 1) ** .7
    fuzz = noise(rng, .2, stretch=(1.8, .3)); tuft = noise(rng, .9, stretch=(1, .6))
    return core * (.9 + .06 * tuft) + .09 * fuzz + .04 * tuft, .03 * tuft + .06 * fuzz + .03 * rng.normal(0, 1, n)[i % n] + .03 * noise(rng, 7, stretch=(.3, 2))


def fibres(rng, layers=14, px=PX):
    """Felt: fibres lying every way, pressed; none runs further than a few millimetres."""
    f = np.fft.fftfreq(px, TILE * 1000 / px); fx, fy = f[None, :], f[:, None]; h, t = np.full((px, px), -9.0), np.zeros((px, px))
    for k in range(layers):
        a = np.pi * (k + rng.random() * .7) / layers; along, across = fx * np.cos(a) + fy * np.sin(a), -fx * np.sin(a) + fy * np.cos(a)
        n = np.fft.ifft2(np.fft.fft2(rng.standard_normal((px, px))) * np.exp(-(along * 3.2) ** 2 - (across * .26) ** 2)).real
        n = n / n.std() + .4 * noise(rng, 1.6); top = n > h; h = np.where(top, n, h); t = np.where(top, rng.normal(0, .05) + .028 * n, t)
    return h + .6 * noise(rng, 4), t - t.mean() + .02 * noise(rng, 9)


def grain(rng):
    """Leather: small soft pebbles between fine creases, flatter in places, with pores and a cloudy dye."""
    wob = .22 * noise(rng, 1.8), .22 * noise(rng, 1.8); a, b = cells(rng, 1.15, wob); c, d = cells(rng, 2.9, (wob[0] * .8, wob[1] * .8))
    flat = .75 + .25 * np.tanh(noise(rng, 8)); dome = np.clip(1.5 * (b - a), 0, 1) ** .55
    h = (dome * .7 + np.clip(2.4 * (d - c), 0, 1) ** .6 * .3) * flat + .05 * noise(rng, .3) + .08 * noise(rng, 2.5)
    return h, .035 * noise(rng, 10) + .02 * noise(rng, 2) + .012 * noise(rng, .3)
