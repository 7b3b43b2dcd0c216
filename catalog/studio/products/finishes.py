"""Finishes of case goods and lamps: veneers, lacquer, glaze, cane, linen shades, opal glass and spun metal."""
import numpy as np
import materials as M
from parts import *

TIMBERS = {'oak': ('#c9a981', '#a78058', '#dcc3a0', .40), 'walnut': ('#6e4a33', '#43291b', '#8a6146', .36),
           'ebonised': ('#1c1917', '#0f0d0c', '#2b2724', .38), 'ash': ('#d3c1a4', '#b29a79', '#e4d7c0', .44), 'smoked': ('#4a3a2e', '#2d221b', '#5f4c3e', .4)}


def finish(m, name, what):
    """The material a shot gives under this name, or the piece's own finish."""
    if name not in m:
        kind, *rest = what.split(':')
        m[name] = {'timber': timber, 'lacquer': lacquer, 'glaze': glaze, 'cane': cane, 'linen': linen, 'opal': opal, 'spun': spun, 'satin': satin,
                   'brass': brass, 'cord': cord}[kind](*rest) if kind in OWN else M.named(what, name)
    return m[name]


OWN = ('timber', 'lacquer', 'glaze', 'cane', 'linen', 'opal', 'spun', 'satin', 'brass', 'cord')
color = lambda hex_: (*M.srgb(hex_), 1)


def timber(kind='oak'):
    """Flat-sawn veneer: growth rings as the contours of a slow field drawn out along the grain, then fibre and pores."""
    n = M.Nodes('timber ' + kind); mid, late, early, rough = TIMBERS[kind]; p = n('Attribute', {'attribute_name': 'grain'}).outputs['Vector']
    sq = lambda s: n('VectorMath', {'operation': 'MULTIPLY'}, Vector=p, _1=s).outputs[0]
    field = n('TexNoise', Vector=sq((3.4, 3.4, .42)), Scale=1, Detail=1, Roughness=.3).outputs['Fac']
    wander = n('TexNoise', Vector=sq((60, 60, 2.4)), Scale=1, Detail=1).outputs['Fac']
    xyz = n('SeparateXYZ', Vector=p); across = n.math('ADD', xyz.outputs[0], xyz.outputs[1])
    v = n.math('ADD', n.math('MULTIPLY', field, 26), n.math('ADD', n.math('MULTIPLY', across, 22), n.math('MULTIPLY', wander, .7)))
    ring = n.math('POWER', n.math('FRACT', v), 2.2)
    ring = n.math('MULTIPLY', ring, n.math('SUBTRACT', 1, n.math('POWER', n.math('FRACT', v), 30)))          # a soft far edge
    fibre = n('TexNoise', Vector=sq((380, 380, 7)), Scale=1, Detail=1).outputs['Fac']; pores = n('TexNoise', Vector=sq((1000, 1000, 26)), Scale=1).outputs['Fac']
    cloud = n('TexNoise', Vector=sq((2.5, 2.5, .8)), Scale=1).outputs['Fac']
    base = n.mix('MIX', n.math('MULTIPLY', ring, .62), color(mid), color(late))
    base = n.mix('MIX', n.math('MULTIPLY', fibre, .42), base, color(early))
    base = n.mix('MULTIPLY', 1, base, n.ramp(cloud, [(.3, (.90,) * 3), (.7, (1.06,) * 3)]))
    pore = n.ramp(pores, [(.34, (.60,) * 3), (.44, (1,) * 3)])
    n.set(Base_Color=n.mix('MULTIPLY', .55, base, pore), Roughness=rough, Specular=.4,
          Normal=n('Bump', Strength=.22, Distance=.0003, Height=n.math('ADD', pores, n.math('MULTIPLY', ring, .4))).outputs[0])
    return n.mat


def lacquer(hex_, rough='.04'): return M.Nodes('lacquer').set(Base_Color=color(hex_), Roughness=float(rough), Specular=.55)


def satin(hex_, rough='.42'):
    n = M.Nodes('satin'); fine = n('TexNoise', Vector=n('TexCoord').outputs['Object'], Scale=700, Detail=0).outputs['Fac']
    return n.set(Base_Color=color(hex_), Roughness=float(rough), Specular=.42, Normal=n('Bump', Strength=.08, Distance=.0004, Height=fine).outputs[0])


def brass(hex_='#c2a06a', rough='.2'):
    n = M.Nodes('brass'); cloud = n('TexNoise', Vector=n('TexCoord').outputs['Object'], Scale=14, Detail=3).outputs['Fac']
    tint = n.mix('MIX', cloud, color(hex_), color('#a98752'))
    return n.set(Base_Color=tint, Metallic=1, Roughness=n.math('ADD', float(rough) - .06, n.math('MULTIPLY', cloud, .14)))


def spun(hex_, rough='.24'):
    """Metal turned on a lathe: fine rings round its own axis."""
    n = M.Nodes('spun'); xyz = n('SeparateXYZ', Vector=n('TexCoord').outputs['Object'])
    r = n.math('SQRT', n.math('ADD', n.math('POWER', xyz.outputs[0], 2), n.math('POWER', xyz.outputs[1], 2)))
    line = n('TexNoise', {'noise_dimensions': '1D'}, W=r, Scale=420, Detail=2).outputs['Fac']
    return n.set(Base_Color=n.mix('MULTIPLY', 1, color(hex_), n.ramp(line, [(.35, (.86,) * 3), (.65, (1.06,) * 3)])), Metallic=1, Roughness=float(rough), Anisotropic=.75,
                 Tangent=n('Tangent', {'direction_type': 'RADIAL', 'axis': 'Z'}).outputs[0], Normal=n('Bump', Strength=.08, Distance=.0006, Height=line).outputs[0])


def glaze(deep='#2f4a4c', thin='#b7a98a'):
    """Reactive glaze: pooled dark low down, breaking pale at the shoulder and the rim, with drips between."""
    n = M.Nodes('glaze'); v = n('TexCoord').outputs['Generated']; p = n('TexCoord').outputs['Object']
    drip = n('TexNoise', Vector=n('VectorMath', {'operation': 'MULTIPLY'}, Vector=p, _1=(26, 26, 4)).outputs[0], Scale=1, Detail=3, Distortion=.6).outputs['Fac']
    speck = n('TexNoise', Vector=p, Scale=160, Detail=2).outputs['Fac']
    h = n.math('ADD', n('SeparateXYZ', Vector=v).outputs[2], n.math('MULTIPLY', n.math('SUBTRACT', drip, .5), .55))
    base = n.ramp(h, [(.05, M.srgb(thin)), (.16, M.srgb(deep)), (.60, M.srgb(deep)), (.80, M.srgb(thin)), (1, M.srgb('#d8ccb2'))])
    base = n.mix('MULTIPLY', .8, base, n.ramp(speck, [(.32, (.45, .40, .36)), (.40, (1, 1, 1))]))
    lump = n('TexNoise', Vector=p, Scale=16, Detail=2).outputs['Fac']
    return n.set(Base_Color=base, Roughness=.09, Specular=.55, Normal=n('Bump', Strength=.12, Distance=.004, Height=lump).outputs[0])


def _pixels(name, a):
    if name not in bpy.data.images:
        im = bpy.data.images.new(name, *a.shape[::-1], float_buffer=True, is_data=True); im.colorspace_settings.name = 'Non-Color'
        im.pixels.foreach_set(np.dstack([a, a, a, np.ones_like(a)]).astype(np.float32).ravel()); im.pack()
    return bpy.data.images[name]


CANE = .0127                      # one repeat of half-inch webbing


def cane(hex_='#d2b27c'):
    """Six-way webbing: pairs of upright and level strands, single diagonals, holes to the dark behind."""
    n = M.Nodes('cane'); u, v = np.meshgrid(*[(np.arange(128) + .5) / 128] * 2); height = np.zeros_like(u)
    wrap = lambda a: np.abs((a + .5) % 1 - .5)

    def strand(d, half, lift):
        s = np.clip(1 - (d / half) ** 2, 0, 1); np.maximum(height, np.where(d < half, lift + .25 * np.sqrt(s), 0), out=height)
    for a in (.40, .60): strand(wrap(u - a), .062, .45 + .2 * (np.sin(2 * np.pi * v) > 0)); strand(wrap(v - a), .062, .45 + .2 * (np.sin(2 * np.pi * u) <= 0))
    for d in (u - v, u + v): strand(wrap(d) / 2 ** .5, .058, .30)
    uv = n('VectorMath', {'operation': 'SCALE'}, Vector=n('UVMap').outputs[0], Scale=1 / CANE).outputs[0]
    h = n('TexImage', {'image': _pixels('cane', height)}, Vector=uv).outputs[0]
    age = n('TexNoise', Vector=n('VectorMath', {'operation': 'MULTIPLY'}, Vector=n('UVMap').outputs[0], _1=(300, 40, 1)).outputs[0], Scale=1, Detail=1).outputs['Fac']
    base = n.mix('MULTIPLY', 1, color(hex_), n.ramp(age, [(.3, (.80, .76, .70)), (.7, (1.05,) * 3)]))
    base = n.mix('MULTIPLY', 1, base, n.ramp(h, [(.12, (.035, .03, .025)), (.22, (.62,) * 3), (.85, (1.05,) * 3)]))
    return n.set(Base_Color=base, Roughness=.5, Specular=.3, Normal=n('Bump', Strength=.8, Distance=.0009, Height=h).outputs[0])


def linen(hex_='#efe6d6', through='.62'):
    """Shade cloth: one thin layer that a bulb inside really lights."""
    n = M.Nodes('linen shade'); uv = n('UVMap').outputs[0]
    yarn = lambda s: n('TexNoise', Vector=n('VectorMath', {'operation': 'MULTIPLY'}, Vector=uv, _1=s).outputs[0], Scale=1, Detail=2).outputs['Fac']
    tone = n.math('ADD', n.math('MULTIPLY', yarn((900, 60, 1)), .5), n.math('MULTIPLY', yarn((60, 900, 1)), .5))
    c = n.mix('MULTIPLY', 1, color(hex_), n.ramp(tone, [(.36, (.80, .78, .74)), (.62, (1.04,) * 3)]))
    mix = n('MixShader', _0=float(through), _1=n('BsdfDiffuse', Color=c).outputs[0], _2=n('BsdfTranslucent', Color=n.mix('MULTIPLY', 1, c, (1, .90, .76, 1))).outputs[0])
    n.tree.links.new(mix.outputs[0], n.out.inputs[0]); return n.mat


def opal(glow='1', warm='#ffe6c4'):
    """Lit opal glass: bright in the middle, darker towards the limb, polished skin."""
    n = M.Nodes('opal'); face = n('LayerWeight', Blend=.5).outputs['Facing']
    e = n.ramp(face, [(0, (1, .98, .94)), (.2, (.92, .89, .83)), (.5, (.73, .68, .61)), (.8, (.52, .47, .42)), (1, (.38, .35, .32))])
    return n.set(Base_Color=(.20, .195, .19, 1), Roughness=.06, Specular=.5, Emission=n.mix('MULTIPLY', .5, e, color(warm)), Emission_Strength=float(glow))


def cord(hex_='#c6a273'):
    """Twisted paper cord or rattan core."""
    n = M.Nodes('cord'); t = n('TexNoise', Vector=n('TexCoord').outputs['Object'], Scale=130, Detail=2).outputs['Fac']
    c = n.mix('MULTIPLY', 1, color(hex_), n.ramp(t, [(.3, (.72, .68, .62)), (.7, (1.08,) * 3)])); return n.set(Base_Color=c, Roughness=.62, Specular=.25)


def cards(look, own=()):
    """Flags and panels only reflections see, so that metal, glaze and lacquer have a set to mirror. `own`: (centre, size, light) more."""
    sets = {'main': [((2.1, -2.2, 1.2), (1.0, 3.2), .02), ((-.5, -3.4, 1.5), (.7, 3.0), .05), ((-2.6, -2.0, 1.8), (1.2, 2.6), 2.4)],
            'cb2': [((-2.0, -1.6, 1.1), (1.3, 2.8), .015), ((.25, -3.6, 1.4), (.8, 3.0), .03), ((2.2, -1.2, 1.3), (.9, 2.6), 1.6), ((-.9, -2.8, 1.2), (.6, 2.4), .9)]}[look]
    for at, (w, h), light in (*sets, *own):
        n = M.Nodes('card'); n.tree.links.new(n('Emission', Color=(1, .99, .97, 1), Strength=light).outputs[0], n.out.inputs[0])
        o = make('card', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [[0, 1, 2, 3]], [(0, 0)] * 4, n.mat, at=at,
                 rot=(0, 0, math.degrees(math.atan2(-at[0], at[1])) + 180))
        o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


def globe(name, profile, mat, at, around=48, closed=True):
    """Lit glass: the light inside it passes."""
    o = lathe(name, profile, mat, at=at, around=around, closed=closed); o.visible_shadow = False; return o


def bulb(name, at, watts, radius=.03, tint=(1, .80, .56)):
    l = bpy.data.lights.new(name, 'POINT'); l.energy = watts; l.color = tint; l.shadow_soft_size = radius
    o = bpy.data.objects.new(name, l); o.location = at; bpy.context.scene.collection.objects.link(o)
