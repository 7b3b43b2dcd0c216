"""Spun yarn laid as geometry, and waffle cloth. Scale in metres."""
import bpy
from materials import Nodes, srgb

rgb = lambda color: (*srgb(color), 1)


def yarn(color='#ffffff', rough='.95', name='yarn'):
    """Wool or cotton thread; the mesh's `tint` attribute multiplies the colour."""
    n = Nodes(name); t = n('Attribute', {'attribute_name': 'tint'}).outputs['Color']
    base = n.mix('MULTIPLY', 1, rgb(color), t)
    return n.set(Base_Color=base, Roughness=float(rough), Specular=.12, Sheen=.35, Sheen_Tint=.7)


def waffle(color='#e8e0d0', cell='.0070', name='waffle'):
    """Waffle cloth: square hollows between raised threads, through UVs in metres."""
    n = Nodes(name); uv = n('SeparateXYZ', Vector=n('UVMap').outputs[0]); pi = 3.14159265 / float(cell)
    wave = lambda k: n.math('ABSOLUTE', n.math('COSINE', n.math('MULTIPLY', uv.outputs[k], pi)))
    ridge = n.math('POWER', n.math('MAXIMUM', wave(0), wave(1)), 3.0)
    fibre = n('TexNoise', Vector=n('UVMap').outputs[0], Scale=1400, Detail=1).outputs['Fac']
    base = n.mix('MULTIPLY', 1, rgb(color), n.ramp(ridge, [(.05, (.66, .65, .64)), (.75, (1, 1, 1)), (1, (1.04, 1.04, 1.04))]))
    height = n.math('ADD', ridge, n.math('MULTIPLY', fibre, .25))
    return n.set(Base_Color=base, Roughness=.95, Specular=.1, Sheen=.3, Sheen_Tint=.6, Normal=n('Bump', Strength=.9, Distance=.0018, Height=height).outputs[0])
