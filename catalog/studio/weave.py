"""Tileable cloth and leather made with numpy alone: the same tile feeds Cycles, the compositor and glTF.

A tile is TILE metres square: `height` 0..1 (relief), `tone` around 1 (multiplies the colour)."""
import hashlib, os
from functools import lru_cache

import numpy as np

import yarns
from yarns import PX, TILE, curls, noise, plain

SOURCE = hashlib.sha1(b''.join(open(module, 'rb').read() for module in (__file__, yarns.__file__))).hexdigest()[:8]


@lru_cache(None)
def tile(kind):
    """The woven tile, kept in the cache: looped yarn takes seconds to lay."""
    path = os.path.join(os.environ.get('STUDIO_CACHE', 'cache'), f'weave-{kind}-{SOURCE}.npz')
    if os.path.exists(path): f = np.load(path); return f['height'], f['tone']
    made = weave(kind); os.makedirs(os.path.dirname(path), exist_ok=True); np.savez(path, height=made[0], tone=made[1])
    return made


def weave(kind, seed=1):
    rng = np.random.default_rng(seed)
    if kind == 'linen':
        h, t = plain(rng, 1.0, 1.0)
    elif kind == 'tweed':
        h, t = plain(rng, 2.0, .8, ply=.16)
    elif kind == 'boucle':
        h, t = curls(rng)
    elif kind == 'velvet':
        h = .5 + .12 * noise(rng, .25); t = .018 * noise(rng, 14) + .02 * noise(rng, .3)
    elif kind == 'leather':
        h, t = yarns.grain(rng)
    elif kind == 'performance':
        h, t = yarns.drawn(rng, 168, yarns.basket(), slub=.35, ply=.02)
    elif kind == 'herringbone':
        h, t = yarns.drawn(rng, 128, yarns.zigzag(), slub=.35, ply=.13)
    elif kind == 'canvas':
        h, t = yarns.drawn(rng, 160, yarns.twill(3, 1), slub=.25, ply=.05)
    elif kind == 'chenille':
        h, t = yarns.ribs(rng)
    elif kind == 'felt':
        h, t = yarns.fibres(rng)
    else:
        raise ValueError(kind)
    h = (h - np.percentile(h, .5)) / np.ptp(np.percentile(h, [.5, 99.5]))
    h = np.clip(h, 0, 1)
    tone = np.clip(1 + t, .5, 1.5) * (1 - DEPTH[kind] * (1 - h) ** 1.5)
    return h.astype(np.float32), (tone / tone.mean()).astype(np.float32)


DEPTH = {'linen': .30, 'tweed': .34, 'boucle': .55, 'velvet': .04, 'leather': .09, 'performance': .32, 'herringbone': .30, 'canvas': .28,
         'chenille': .42, 'felt': .14}                                                            # how dark gaps are
RELIEF = {'linen': .35e-3, 'tweed': .6e-3, 'boucle': .9e-3, 'velvet': .06e-3, 'leather': .34e-3, 'performance': .38e-3,
          'herringbone': .42e-3, 'canvas': .30e-3, 'chenille': .95e-3, 'felt': .16e-3}             # metres


def slope(height, kind):
    """Gradient of the relief, rise over run, along u and v: a tangent-space normal is (-du, -dv, 1)."""
    s = RELIEF[kind] / (TILE / height.shape[0])
    du = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * s / 2
    dv = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * s / 2
    return du, dv
