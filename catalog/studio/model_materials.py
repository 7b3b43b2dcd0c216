"""The studio's materials as glTF can carry them: a colour, a small white tile that tints with it, roughness, metal."""
import bpy
import numpy as np
import materials as M, weave

SPAN = 8.0                        # metres a UV of 0..1 covers, so that quantised UVs keep a tenth of a millimetre
WOOD_TILE, STONE_TILE = (.24, .96), (.8, .8)


def _image(name, a, data=False):
    """a: rows x columns x 3, linear 0..1 (or a normal map with data)."""
    if name not in bpy.data.images:
        h, w = a.shape[:2]; im = bpy.data.images.new(name, w, h, is_data=data); a = np.clip(a, 0, 1)
        if not data: a = np.where(a <= .0031308, a * 12.92, 1.055 * a ** (1 / 2.4) - .055)
        im.pixels.foreach_set(np.dstack([a, np.ones((h, w))]).astype(np.float32).ravel()); im.pack()
    return bpy.data.images[name]


def plain(name, color, rough=.7, metal=0.0, tile=None, size=None, normal=None, alpha=1.0, glow=None):
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; b = t.nodes['Principled BSDF']; b.inputs['Specular'].default_value = .5
    b.inputs['Roughness'].default_value = rough; b.inputs['Metallic'].default_value = metal; m.use_backface_culling = alpha == 1 and not glow
    m['tint'] = [float(c) for c in color]; b.inputs['Base Color'].default_value = (*color, 1)
    if alpha < 1: b.inputs['Alpha'].default_value = alpha; m.blend_method = 'BLEND'
    if glow: b.inputs['Emission'].default_value = (*glow, 1)
    if not tile: return m
    uv = t.nodes.new('ShaderNodeUVMap'); mp = t.nodes.new('ShaderNodeMapping'); t.links.new(uv.outputs[0], mp.inputs[0])
    mp.inputs['Scale'].default_value = (SPAN / size[0], SPAN / size[1], 1)

    def node(im):
        n = t.nodes.new('ShaderNodeTexImage'); n.image = im; t.links.new(mp.outputs[0], n.inputs[0]); return n.outputs[0]
    t.links.new(node(tile), b.inputs['Base Color'])
    if normal:
        n = t.nodes.new('ShaderNodeNormalMap'); t.links.new(node(normal), n.inputs['Color']); t.links.new(n.outputs[0], b.inputs['Normal'])
    return m


def woven(name, kind, color, px=256):
    h, tone = weave.tile(kind); k = h.shape[0] // px; du, dv = weave.slope(h, kind); small = lambda a: a.reshape(px, k, px, k).mean((1, 3))
    n = np.dstack([-small(du), -small(dv), np.ones((px, px))]); n /= np.linalg.norm(n, axis=2, keepdims=True)
    tone = small(tone); tone = tone / np.percentile(tone, 97)
    rough = {'leather': .45, 'velvet': .75}.get(kind, .92)
    return plain(name, M.srgb(color), rough, tile=_image(f'{kind}-tone', np.dstack([tone] * 3)), size=(weave.TILE,) * 2, normal=_image(f'{kind}-normal', n * .5 + .5, True))


def _field(rng, w, h, across, along):
    """Tileable noise, mean 0, deviation 1; across and along: its length in pixels."""
    fx, fy = np.fft.fftfreq(w), np.fft.fftfreq(h)
    n = np.fft.ifft2(np.fft.fft2(rng.standard_normal((h, w))) * np.exp(-((fx[None] * across) ** 2 + (fy[:, None] * along) ** 2) * 12)).real
    return (n - n.mean()) / n.std()


def timber(kind):
    from products.finishes import TIMBERS
    mid, late, early, rough = TIMBERS[kind]; return (late, mid, early), rough


def wood(name, kind, woods=M.WOODS.get):
    """Grain runs along V; the finish's own contrast, darkest to lightest."""
    (a, b, c), rough = woods(kind); a, b, c = (np.array(M.srgb(x)) for x in (a, b, c)); rng = np.random.default_rng(7); w, h = 256, 512
    warp = 14 * _field(rng, w, h, 60, 160); x = np.arange(w)[None] + warp
    rings = np.sin(2 * np.pi * (x * 9 / w + .35 * _field(rng, w, h, 24, 200)))
    tone = .5 + .16 * rings + .10 * _field(rng, w, h, .8, 60) + .05 * _field(rng, w, h, .4, 14) - .10 * (_field(rng, w, h, .5, 26) > 1.5)
    t = np.clip(tone, 0, 1)[..., None]; col = np.where(t < .5, a + (b - a) * t * 2, b + (c - b) * (t * 2 - 1)); mean = col.mean((0, 1)); white = col / np.percentile(col, 99, axis=(0, 1))
    tint = mean / white.mean((0, 1))
    return plain(name, tint, rough, tile=_image(f'wood-{kind}', white), size=WOOD_TILE)


def stone(name, kind):
    a, b, c, rough = {'travertine': ('#ab9c86', '#c1b39d', '#d2c6b2', .5), 'basalt': ('#26282a', '#313436', '#3f4244', .42)}.get(kind, ('#9b9690', '#b5b0a9', '#c8c4be', .5))
    a, b, c = (np.array(M.srgb(x)) for x in (a, b, c)); rng = np.random.default_rng(8); px = 512
    t = np.clip(.5 + .2 * _field(rng, px, px, 90, 7) + .06 * _field(rng, px, px, 3, 2), 0, 1)[..., None]; col = np.where(t < .5, a + (b - a) * t * 2, b + (c - b) * (t * 2 - 1))
    col = col * np.where(_field(rng, px, px, 5, 2) < -2.2, .62, 1)[..., None]; top = np.percentile(col, 99, axis=(0, 1))
    return plain(name, top, rough, tile=_image(f'stone-{kind}', col / top), size=STONE_TILE)


def pictured(name, rug, px=420):
    """A rug's pattern as one flat picture, `px` pixels a metre."""
    import importlib; from products import rugs
    made = importlib.import_module('products.' + rug); W, D = made.SIZE; x, y = np.meshgrid((np.arange(int(W * px)) + .5) / px - W / 2, (np.arange(int(D * px)) + .5) / px - D / 2); rng = np.random.default_rng(2)
    color_at = made.sprigs(*(lambda g, a, b, c: (g, [a, c, b], a))(*rugs.linear('#e6dcc8', '#78875f', '#b98f4a', '#4f6552'))) if rug == 'meadow_rug' else made.stripes(*rugs.linear('#17171a', '#ece6d8'))
    c = color_at(x.ravel(), y.ravel(), rng).reshape(*x.shape, 3) * (1 + .06 * rng.standard_normal(x.shape))[..., None]
    return plain(name, (1, 1, 1), .95, tile=_image(rug, c), size=(W, D))


METALS = {'black': ((.016,) * 3, .40, 0.0), 'brass': (M.srgb('#c59a52'), .30, 1.0), 'steel': (M.srgb('#b9b8b5'), .24, 1.0), 'bronze': (M.srgb('#5c4a38'), .35, 1.0)}


def named(what, name, cover):
    """The same names as materials.named; `cover` is what dresses the neutral cloth."""
    kind, *rest = what.split(':'); number = lambda i, d: float(rest[i]) if len(rest) > i else d
    if kind in ('neutral', 'hide'): return woven(name, *cover.split(':'))
    if kind == 'cloth': return woven(name, *rest[:2])
    if kind == 'wood': return wood(name, rest[0])
    if kind == 'stone': return stone(name, rest[0])
    if kind == 'metal': color, rough, metal = METALS[rest[0]]; return plain(name, color, rough, metal)
    if kind == 'ceramic': return plain(name, M.srgb(rest[0] if rest else '#e9e4da'), .5)
    if kind == 'plain': return plain(name, M.srgb(rest[0]), number(1, .7))
    if kind == 'shade': return plain(name, M.srgb('#f1ebe0'), .9, glow=[c * .22 for c in M.srgb('#ffe2b8')])
    if kind == 'glass': return plain(name, (.86, .9, .9), .06, alpha=.32)
    if kind == 'timber': return wood(name, rest[0], timber)
    if kind in ('lacquer', 'satin'): return plain(name, M.srgb(rest[0]), number(1, {'lacquer': .1, 'satin': .42}[kind]))
    if kind in ('brass', 'spun'): return plain(name, M.srgb(rest[0] if rest else '#c99a4e'), number(1, .24), 1.0)
    if kind in ('glaze', 'clay', 'cord', 'cane'): return plain(name, M.srgb(rest[0] if rest else {'cane': '#a98a58', 'cord': '#b08f64'}.get(kind, '#3f5a5c')), {'glaze': .22, 'clay': .9}.get(kind, .6))
    if kind == 'linen': return plain(name, M.srgb(rest[0] if rest else '#efe6d6'), .9, glow=[c * .25 for c in M.srgb('#ffe2b8')])
    if kind == 'opal': return plain(name, M.srgb('#f3eee4'), .08, glow=[c * .55 for c in M.srgb('#ffe6c4')])
    if kind in ('clear', 'liquid'): return plain(name, M.srgb(rest[0] if rest else '#eef4f2'), .05, alpha=.30)
    if kind == 'picture': return pictured(name, *rest)
    raise ValueError(f'{name}: no model material for {what}')
