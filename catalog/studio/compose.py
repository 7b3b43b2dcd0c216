"""From Cycles passes to a finished photograph: read EXR, denoise, put any cloth on, tone, save. numpy + scipy + PIL.

python3 compose.py in.exr job.json: {"exposure": 1, "white": 1, "pictures": {"out.png": "linen:#556b5a"}}; with "overlay" the part alone, on nothing"""
import json, struct, sys, time
from concurrent.futures import ThreadPoolExecutor
import numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter, median_filter, gaussian_filter, map_coordinates, distance_transform_edt
import weave

NEUTRAL = .5


def read_exr(path):
    """Uncompressed 32-bit multilayer EXR -> {'Combined': h*w*n, ...}. Nothing else reads these without extra packages."""
    b = open(path, 'rb').read(); p = 8; head = {}
    while b[p]:
        e = b.index(0, p); name = b[p:e].decode(); p = e + 1; e = b.index(0, p); p = e + 1
        n, = struct.unpack_from('<i', b, p); head[name] = b[p + 4:p + 4 + n]; p += 4 + n
    p += 1; x0, y0, x1, y1 = struct.unpack('<4i', head['dataWindow']); w, h = x1 - x0 + 1, y1 - y0 + 1
    names, q, c = [], 0, head['channels']
    while c[q]:
        e = c.index(0, q); names.append(c[q:e].decode()); q = e + 17
    assert head['compression'][0] == 0, 'render with exr_codec NONE'
    row = 8 + len(names) * w * 4
    a = np.frombuffer(b, np.uint8, h * row, p + 8 * h).reshape(h, row)[:, 8:].copy().view(np.float32).reshape(h, len(names), w)
    out = {}
    for i, n in enumerate(names):
        _, layer, ch = (['', *n.split('.')])[-3:]; out.setdefault(layer, {})[ch] = a[:, i]
    order = 'RGBAXYZUVW'
    return {k: np.dstack([v[c] for c in sorted(v, key=lambda c: order.find(c))]) for k, v in out.items()}


# ---------------------------------------------------------------- denoising
def regress(img, guides, radius, eps):
    """Guided filter with several guides: in every window the picture is a linear function of the guides.

    Light is close to linear in the surface normal, so form and wrinkles survive while the noise, which no guide explains, goes."""
    H, strip, halo = img.shape[0], 96, 2 * radius + 1             # strips stay in the processor's cache: 10x quicker than whole frames
    out = np.empty(img.shape, np.float32)

    def one(y):
        lo, hi = max(0, y - halo), min(H, y + strip + halo)
        out[y:y + strip] = _regress(img[lo:hi], [g[lo:hi] for g in guides], radius, eps)[y - lo:y - lo + min(strip, H - y)]
    list(_pool.map(one, range(0, H, strip)))
    return np.maximum(out, 0)


_pool = ThreadPoolExecutor(2)


def _regress(img, guides, radius, eps):
    box = lambda a: uniform_filter(a, 2 * radius + 1, mode='nearest')
    g = [x.astype(np.float32) for x in guides]; d = len(g); im = [np.ascontiguousarray(img[..., k], dtype=np.float32) for k in range(img.shape[2])]
    gm, mm = [box(x) for x in g], [box(x) for x in im]
    A = [[box(g[i] * g[j]) - gm[i] * gm[j] + (eps[i] if i == j else 0) if j >= i else None for j in range(d)] for i in range(d)]
    B = [[box(g[i] * x) - gm[i] * m for x, m in zip(im, mm)] for i in range(d)]
    for i in range(d):                                            # elimination, all pixels at once (symmetric: upper half only)
        inv = 1 / A[i][i]
        for j in range(i + 1, d):
            f = A[i][j] * inv
            for k in range(j, d): A[j][k] = A[j][k] - f * A[i][k]
            B[j] = [b - f * c for b, c in zip(B[j], B[i])]
    X = [None] * d
    for i in reversed(range(d)):
        X[i] = [(b - sum((A[i][j] * X[j][k] for j in range(i + 1, d)), 0)) / A[i][i] for k, b in enumerate(B[i])]
    return np.dstack([box(m - sum(X[i][k] * gm[i] for i in range(d))) + sum(box(X[i][k]) * g[i] for i in range(d)) for k, m in enumerate(mm)])


def despeckle(img, dark=False):
    """Fireflies: a pixel far above its neighbourhood's median is brought down to it."""
    m = np.dstack([median_filter(img[..., k], 3) for k in range(img.shape[2])])
    bad = img.max(-1) > 1.6 * m.max(-1) + .05
    if dark: bad |= img.max(-1) < .6 * m.max(-1) - .02                # and glass has lost paths: pixels far below it
    return np.where(bad[..., None], m, img)


def clean(img, guides, radius, edge):
    """Two rounds; the first round's result, its noise mostly gone, guides the second, so shadow edges stay put."""
    img = despeckle(img)
    lum = img.mean(-1); own = gaussian_filter(median_filter(lum, 3), .7)
    eps = [2e-3] * len(guides)
    one = regress(img, guides + [own], max(2, radius // 2), eps + [edge * 4])
    return regress(img, guides + [one.mean(-1)], radius, eps + [edge])


def light_of(L):
    """Split a frame into albedo, light on it from the sun, light from elsewhere, and what is neither (glints, glow)."""
    alb = np.maximum(L['DiffCol'][..., :3], 1e-3); valid = (L['DiffCol'][..., :3].max(-1) > .004)[..., None]
    dif = (L['DiffDir'] + L['DiffInd'])[..., :3]
    rest = L['Combined'][..., :3] - dif * L['DiffCol'][..., :3]
    return alb, np.where(valid, L['DiffDir'][..., :3], 0), np.where(valid, L['DiffInd'][..., :3], 0), rest, valid


def denoise(L, strength=1.0, glint=1.0):
    N = L['Denoising Normal'][..., :3]; D = L['Denoising Depth'][..., 0]; D = D / max(np.percentile(D[D < 1e3], 95), 1e-3)
    guides = [N[..., 0], N[..., 1], N[..., 2], np.minimum(D, 2)]
    alb, direct, ind, rest, valid = light_of(L)
    s = strength
    direct = clean(direct, guides, 3, 2e-3 * s); ind = clean(ind, guides, 6, 4e-3 * s)
    lum = L['Denoising Albedo'][..., :3].mean(-1)
    if glint < 1: rest = despeckle(rest, dark=True)
    rest = clean(np.maximum(rest, 0), guides + [lum], 2, 1e-3 * s * glint)
    return dict(albedo=alb * valid, direct=direct, indirect=ind, rest=rest, normal=N, valid=valid)


# ---------------------------------------------------------------- cloth by composition
def sampler(uv, foot):
    """Looks tiles up at uv, softened to each pixel's footprint (a small mip chain, mixed)."""
    lv = np.clip(np.log2(np.maximum(foot, 1)), 0, 7)

    def look(a):
        out, wsum = 0, 0; px = a.shape[0]
        for k in range(8):
            w = np.clip(1 - np.abs(lv - k), 0, 1)
            if not w.any(): continue
            n = px >> k; m = a.reshape(n, 1 << k, n, 1 << k).mean((1, 3))
            out = out + w * map_coordinates(m, [(uv[..., 1] * n - .5) % n, (uv[..., 0] * n - .5) % n], order=1, mode='grid-wrap'); wsum = wsum + w
        return out / np.maximum(wsum, 1e-6)
    return look


_woven = {}


def woven(L, P, kind, sun):
    """Woven tone, relief factor and (velvet) brushed pile per pixel; the same for every colour of a cloth."""
    if kind in _woven: return _woven[kind]
    h, t = weave.tile(kind); du, dv = weave.slope(h, kind); px = h.shape[0]
    uv = L['uv'][..., :2] / np.maximum(np.clip(L['cloth'][..., :1], 0, 1), 1e-3) / weave.TILE
    gy, gx = np.gradient(uv, axis=0), np.gradient(uv, axis=1); det = gx[..., 0] * gy[..., 1] - gx[..., 1] * gy[..., 0]
    foot = median_filter(np.sqrt(np.maximum(np.abs(det), 1e-12)) * px, 5); det = np.where(np.abs(det) < 1e-9, 1e-9, det)
    look = sampler(uv, foot); ndl = np.clip(P['normal'] @ np.array([sun[0], sun[1], -sun[2]]), .05, 1)
    sx, sy = sun[0], -sun[1]; tu = (sx * gy[..., 1] - sy * gx[..., 1]) / det; tv = (-sx * gy[..., 0] + sy * gx[..., 0]) / det
    n = np.hypot(tu, tv) + 1e-9; k = np.sqrt(np.clip(1 - ndl ** 2, 0, 1)) / ndl
    relief = np.clip(1 - (tu / n * look(du) + tv / n * look(dv)) * np.minimum(k, 1.5), .3, 1.8)[..., None]
    pile = None
    if kind == 'velvet':
        c = weave.noise(np.random.default_rng(2), 6, 512) + .5 * weave.noise(np.random.default_rng(3), 2.5, 512)
        pile = .8 + .06 * map_coordinates(c, [uv[..., 1] * 40 % 512, uv[..., 0] * 40 % 512], order=1, mode='grid-wrap')[..., None]
    _woven[kind] = look(t)[..., None], relief, pile
    return _woven[kind]


GAIN = {'main': np.array([.75, .78, .81]), 'cb2': np.array([.90, .90, .90]), 'gallery': np.array([.86, .86, .86])}     # makes a cloth's lit mid-tone print as its specified colour


def linear(color):
    c = np.array([int(color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)


def dress(L, P, kind, color, sun, gain):
    """Put a cloth on the neutral upholstery: light x colour x woven tone, relief lit along the sun, sheen at grazing angles."""
    tone, relief, pile = woven(L, P, kind, sun); col = linear(color); col = col * .94 + .06 * col.mean()
    alb = col * tone * gain; direct = P['direct'] * relief
    ind = P['indirect'] * (.72 + .28 * np.minimum(col / NEUTRAL, 1.6))       # cloth lit by its own colour in the folds
    out = (direct + ind) * alb; e = L['edge'][..., :1]; lum = (direct + ind).mean(-1, keepdims=True)
    if kind == 'leather': return out * 1.12 + P['rest'] * (.16 + .62 * relief) * np.clip(tone, .7, 1.2)      # the stand-in's gloss, broken by the grain
    if kind == 'chenille': return out * .86 + lum * (alb * 1.1 + .012) * e ** 2.4
    if kind == 'velvet': return out * .66 + lum * (alb * 1.25 + .025) * e ** 2.2 * 1.5 * pile
    return out + lum * .10 * e ** 4 * (alb + .1)


# ---------------------------------------------------------------- tone and files
def neutral_tone(c, start=.76, desat=.15):
    """Khronos PBR Neutral without its toe (cloth has next to no reflection to subtract): colours stay as specified
    up to 76 %, highlights roll off. three.js has the same curve."""
    peak = c.max(-1, keepdims=True); d = 1 - start; new = 1 - d * d / (np.maximum(peak, start) + d - start)
    g = 1 - 1 / (desat * (peak - new) + 1); mapped = c * new / np.maximum(peak, 1e-6)
    return np.where(peak < start, c, mapped * (1 - g) + new * g)


def encode(c):
    c = np.clip(c, 0, 1); return np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)


def breath(shape): return np.random.default_rng(0).normal(0, .6 / 255, shape[:2] + (1,))       # of grain: stops banding on walls


def printed(lin, exposure=1.0, sharpen=.35, white=1.0, grain=None):
    s = encode(neutral_tone(np.maximum(lin * exposure, 0))) / white
    s = s + sharpen * (s - gaussian_filter(s, (.8, .8, 0)))
    s = s + (breath(s.shape) if grain is None else grain)
    return (np.clip(s, 0, 1) * 255 + .5).astype(np.uint8)


def snapped(pixels, seed=3):
    """What a phone makes of it: lifted blacks, less contrast, darker corners, sensor noise that is coarser in the shadows."""
    s = pixels.astype(np.float32) / 255; h, w = s.shape[:2]; y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]; rng = np.random.default_rng(seed)
    s = s * (1 - .14 * ((x * x + y * y) / 2) ** 1.3)[..., None]; s = .035 + .93 * s; s = s + .05 * (s - .5) * (1 - s)
    grain = gaussian_filter(rng.normal(0, 1, s.shape), (.8, .8, 0)) * .6 + gaussian_filter(rng.normal(0, 1, (h, w, 1)), (.6, .6, 0)); s = s + grain * (.012 * (1.25 - s))
    s = s + .5 * (s - gaussian_filter(s, (1.1, 1.1, 0))); return (np.clip(s, 0, 1) * 255 + .5).astype(np.uint8)


def save(path, pixels): Image.fromarray(pixels).save(path, compress_level=1)


def region(cov, margin=4):
    ys, xs = np.where(cov > .002); return (slice(max(0, ys.min() - margin), ys.max() + margin), slice(max(0, xs.min() - margin), xs.max() + margin))


def plain_body(P): return P['albedo'] * (P['direct'] + P['indirect']) + P['rest']


def covered(L, P, box, fabric, sun, gain):
    """The region `box` in a cloth, linear. The stand-in cloth's share of mixed edge pixels is taken out, or dark cloth gets a pale outline."""
    kind, color = fabric.split(':'); cut = lambda d: {k: v[box] for k, v in d.items() if hasattr(v, 'shape')}
    l, p = cut(L), cut(P); c = np.clip(l['cloth'][..., :1], 0, 1)
    other = np.maximum(p['albedo'] - c * NEUTRAL, 0) * (p['direct'] + p['indirect']) + p['rest'] * (1 - c)
    return np.where(c > .002, other + dress(l, p, kind, color, sun, gain) * c, plain_body(p))


def photographs(L, P, fabrics, sun, gain, **tone):
    """One finished picture per fabric (None: as rendered); all but the cloth is printed once."""
    grain = breath(P['rest'].shape); base = printed(plain_body(P), grain=grain, **tone)
    box = region(np.clip(L['cloth'][..., 0], 0, 1)) if 'cloth' in L and L['cloth'].max() >= .01 else None
    for fabric in fabrics:
        pixels = base.copy()
        if fabric and box: pixels[box] = printed(covered(L, P, box, fabric, sun, gain), grain=grain[box], **tone)
        yield pixels


def overlay(L, P, height, top, **tone):
    """The marked part alone (RGBA, whole frame): it and a soft rim of the floor and wall round it, never the cloth."""
    part, cloth = np.clip(L['part'][..., 0], 0, 1), np.clip(L['cloth'][..., 0], 0, 1) if 'cloth' in L else 0 * L['part'][..., 0]
    blur = lambda a, w, s: gaussian_filter(a * w[..., None], (s, s, 0)) / np.maximum(gaussian_filter(w, s), 1e-4)[..., None]
    body = plain_body(P); free = (cloth < .002).astype(float); own = ((part > .98) & (cloth < .002)).astype(float)
    body = np.where(free[..., None] > 0, body, np.where(gaussian_filter(own, 2)[..., None] > 2e-3, blur(body, own, 2), blur(body, free, 4)))
    far = lambda m, a, b: np.clip((distance_transform_edt(~m) - a) / (b - a), 0, 1)
    rim = 1 - far(part > .02, 2, 16); rim = rim * rim * (3 - 2 * rim) * far(cloth > .002, 1, 8)
    alpha = np.where(cloth > .002, part * (1 - cloth), np.maximum(part, rim)); pixels = printed(body, **tone)
    flat = (pixels * own[..., None]).sum((0, 1)) / max(own.sum(), 1); pixels = np.where(alpha[..., None] > 0, pixels, flat)
    out = np.zeros((height, pixels.shape[1], 4)); out[..., :3] = flat; y = round(top * height)
    out[y:y + len(pixels)] = np.dstack([pixels, alpha * 255]); return (out + .5).astype(np.uint8)


if __name__ == '__main__':
    exr, job = sys.argv[1:3]; job = json.load(open(job)); t = time.time(); tone = dict(exposure=job['exposure'], white=job['white'])
    L = read_exr(exr); shot = json.load(open(exr + '.json')); sun = shot['sun']; P = denoise(L, glint=job.get('glint', 1)); print(f'denoise {time.time() - t:.1f} s')
    if job.get('overlay'): made = [overlay(L, P, job['size'][1], shot['strip'][0], **tone)]
    else: made = photographs(L, P, job['pictures'].values(), sun, GAIN.get(job['look'], GAIN['main']), **tone)
    for path, pixels in zip(job['pictures'], made): save(path, snapped(pixels) if job['look'].startswith('snap') else pixels); print(f'{path} {time.time() - t:.1f} s', flush=True)
