"""Straight-on cloth close-ups, evenly lit, from the same tiles the photographs use: python3 swatch.py job.json"""
import json, sys
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
import weave
from compose import linear, printed, save

SHOWN = {'linen': 448, 'boucle': 640, 'velvet': 640, 'tweed': 640, 'performance': 352, 'herringbone': 576, 'canvas': 320, 'chenille': 512, 'felt': 512,
         'leather': 432}                                                # tile pixels across the swatch: 8 to a millimetre
CARD = .92                                                              # light on the cloth, so that its colour prints as specified


def shading(kind):
    h, tone = weave.tile(kind); du, dv = weave.slope(h, kind)
    if kind == 'boucle':
        bead = gaussian_filter(h, 1.2, mode='wrap'); gy, gx = np.gradient(bead); lit = 1 + np.clip(5 * (gx * .5 - gy), -.75, .5)
        fluff = 1 + .07 * weave.noise(np.random.default_rng(9), .22); deep = np.clip(.8 + 1.1 * (h - gaussian_filter(h, 10, mode='wrap')), .4, 1.25)
        s = lit * deep * fluff * (.7 + .3 * h); return s / s.mean()
    lit = 1 + .45 * (du * .35 - dv * .7)
    s = np.clip(lit, .45, 1.6) * np.clip(1 + (h - gaussian_filter(h, 9, mode='wrap')) * .7, .45, 1.35) * tone
    if kind == 'velvet':
        rng = np.random.default_rng(8)
        brushed = weave.noise(rng, 7, stretch=(1, .45)) * .5 + weave.noise(rng, 2.2, stretch=(1, .5)) * .25
        fibre = weave.noise(rng, .16, stretch=(1, .35))
        s = (1 + .13 * np.tanh(brushed) + .085 * fibre) * s
    if kind == 'chenille': s = s * (1 + .10 * np.tanh(weave.noise(np.random.default_rng(8), 6, stretch=(.5, 1))))
    return s / s.mean()


def sheen(kind, size):
    """What the surface adds of the light's own colour: leather a broad soft shine broken by its grain."""
    if kind != 'leather': return 0
    h, _ = weave.tile(kind); du, dv = weave.slope(h, kind); n = SHOWN[kind]
    lit = np.clip(1 + 1.6 * (du * .35 - dv * .7), 0, 3)[:n, :n] * (.3 + .7 * h[:n, :n]); y, x = np.mgrid[0:size, 0:size] / size - .5
    band = np.exp(-((x * .5 + y * .86 + .14) / .30) ** 2); lit = np.asarray(Image.fromarray(lit.astype(np.float32)).resize((size, size), Image.LANCZOS))
    return ((.006 + .032 * band) * lit)[..., None]


if __name__ == '__main__':
    job = json.load(open(sys.argv[1])); made = {}
    for path, fabric in job['pictures'].items():
        kind, color = fabric.split(':'); s = made.setdefault(kind, shading(kind)); n, size = SHOWN[kind], job['size'][0]
        crop = np.asarray(Image.fromarray(s[:n, :n].astype(np.float32)).resize((size, size), Image.LANCZOS))[..., None]
        col = linear(color); light = crop * (1 + .02 * np.linspace(1, -1, size)[:, None, None])
        glint = np.clip(crop - 1.15, 0, 1) * (.015 if kind != 'velvet' else .05)
        save(path, printed(col * light * CARD + glint + sheen(kind, size), sharpen=.2))
