"""Glaze, raw clay, clear glass, liquid and etching. Physical scale in metres, from object coordinates."""
import bpy
import numpy as np
from materials import Nodes, srgb

rgb = lambda color: (*srgb(color), 1)


def glaze(color='#e9e2d3', speck='#6b4a33', rough='.28', rim='.55', name='glaze'):
    """Stoneware glaze: iron specks of many sizes, thin and brown where it breaks over the rim (`rim` 0 to 1)."""
    n = Nodes(name); p = n('TexCoord').outputs['Object']; base = rgb(color)
    cloud = n('TexNoise', Vector=p, Scale=26, Detail=3).outputs['Fac']
    tone = n.mix('MULTIPLY', 1, base, n.ramp(cloud, [(.3, (.93, .92, .90)), (.7, (1.03, 1.03, 1.03))]))
    for scale, most, blend in ((210, .30, .75), (520, .36, .5)):
        v = n('TexVoronoi', Vector=p, Scale=scale); size = n.math('MULTIPLY', n.math('POWER', n('SeparateXYZ', Vector=v.outputs['Color']).outputs[0], 3.5), most)
        dot = n.math('MULTIPLY', n.math('LESS_THAN', v.outputs['Distance'], size), blend)
        tone = n.mix('MIX', dot, tone, rgb(speck))
    z = n('SeparateXYZ', Vector=n('TexCoord').outputs['Generated']).outputs[2]
    wave = n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', cloud, .5), .02))
    tone = n.mix('MIX', n.math('MULTIPLY', n('SeparateXYZ', Vector=n.ramp(wave, [(.962, (0, 0, 0)), (.992, (1, 1, 1))])).outputs[0], float(rim)), tone, rgb(speck))
    lump = n('TexNoise', Vector=p, Scale=55, Detail=2).outputs['Fac']
    return n.set(Base_Color=tone, Roughness=float(rough), Specular=.5, Normal=n('Bump', Strength=.12, Distance=.0015, Height=lump).outputs[0])


def clay(color='#b08d6c', name='clay'):
    n = Nodes(name); p = n('TexCoord').outputs['Object']
    sand = n('TexNoise', Vector=p, Scale=900, Detail=2).outputs['Fac']
    base = n.mix('MULTIPLY', 1, rgb(color), n.ramp(sand, [(.3, (.72, .70, .68)), (.55, (1, 1, 1)), (.75, (1.08, 1.06, 1.04))]))
    return n.set(Base_Color=base, Roughness=.9, Specular=.15, Normal=n('Bump', Strength=.5, Distance=.0004, Height=sand).outputs[0])


def clear(color='#f6fbf9', name='glass'):
    """Glass. Shadow rays pass, tinted, and darker at the silhouette, so the shadow has a rim without caustic noise."""
    n = Nodes(name); g = n('BsdfGlass', Color=rgb(color), Roughness=0.0, IOR=1.5)
    face = n('LayerWeight', Blend=.42).outputs['Facing']
    t = n('BsdfTransparent', Color=n.mix('MULTIPLY', 1, rgb(color), n.ramp(face, [(0, (.97, .97, .97)), (.75, (.80, .80, .80)), (1, (.25, .25, .25))])))
    m = n('MixShader', _0=n('LightPath').outputs['Is Shadow Ray'], _1=g.outputs[0], _2=t.outputs[0])
    n.tree.links.new(m.outputs[0], n.out.inputs[0]); return n.mat


def liquid(color='#ffffff', name='liquid'):
    n = Nodes(name); g = n('BsdfGlass', Color=rgb(color), Roughness=0.0, IOR=1.33); t = n('BsdfTransparent', Color=rgb(color))
    m = n('MixShader', _0=n('LightPath').outputs['Is Shadow Ray'], _1=g.outputs[0], _2=t.outputs[0])
    n.tree.links.new(m.outputs[0], n.out.inputs[0]); return n.mat


def etching(mask, name='etching', cover=.78):
    """Frosted letter: `mask` is an array of 0 to 1 laid over UV 0 to 1; clear outside it."""
    n = Nodes(name); h, w = mask.shape; im = bpy.data.images.new(name, w, h, float_buffer=True); im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.dstack([mask, mask, mask, np.ones_like(mask)]).astype(np.float32).ravel()); im.pack()
    a = n('TexImage', {'image': im, 'extension': 'CLIP'}, Vector=n('UVMap').outputs[0]).outputs[0]
    white = n('MixShader', _0=.35, _1=n('BsdfDiffuse', Color=(.93, .95, .96, 1)).outputs[0], _2=n('BsdfTranslucent', Color=(.93, .95, .96, 1)).outputs[0])
    m = n('MixShader', _0=n.math('MULTIPLY', a, cover), _1=n('BsdfTransparent').outputs[0], _2=white.outputs[0])
    n.tree.links.new(m.outputs[0], n.out.inputs[0]); return n.mat


def card(color, strength=1.0, name='card'):
    """A studio card that only reflections and refractions see."""
    n = Nodes(name); e = n('Emission', Color=rgb(color), Strength=strength)
    n.tree.links.new(e.outputs[0], n.out.inputs[0]); return n.mat
