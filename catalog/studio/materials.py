"""Materials with physical scale. Cloth uses the tiles of weave.py through UVs in metres; wood is solid, along `grain`."""
import bpy, importlib, math, os
import numpy as np
import weave

TILES = os.environ.get('STUDIO_CACHE', 'cache')


class Nodes:
    """Terse node building: n('TexNoise', Scale=3, Vector=socket) makes a node, sets values and links sockets."""
    def __init__(self, name):
        self.mat = bpy.data.materials.new(name); self.mat.use_nodes = True
        self.tree = self.mat.node_tree; self.bsdf = self.tree.nodes['Principled BSDF']; self.out = self.tree.nodes['Material Output']

    def __call__(self, kind, props=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items(): setattr(node, k, v)
        for k, v in inputs.items(): self.put(node, int(k[1:]) if k[0] == '_' else k.replace('_', ' '), v)
        return node

    def put(self, node, key, v):
        if isinstance(v, bpy.types.NodeSocket): self.tree.links.new(v, node.inputs[key])
        else: node.inputs[key].default_value = v

    def set(self, **inputs):
        for k, v in inputs.items(): self.put(self.bsdf, k.replace('_', ' '), v)
        return self.mat

    def math(self, op, a, b=0.0): return self('Math', {'operation': op}, _0=a, _1=b).outputs[0]

    def mix(self, blend, fac, a, b): return self('MixRGB', {'blend_type': blend}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def ramp(self, fac, stops):
        r = self('ValToRGB', Fac=fac); e = r.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for s, (pos, col) in zip(e, stops): s.position = pos; s.color = (*col, 1)
        return r.outputs[0]

    def aov(self, name, value=None, color=None):
        self('OutputAOV', {'name': name}, **({'Value': value} if value is not None else {'Color': color}))


def srgb(hex_):
    c = np.array([int(hex_.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return tuple(np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4))


def _image(kind, what):
    key = f'{kind}-{what}'
    if key not in bpy.data.images:
        h, t = weave.tile(kind); a = h if what == 'height' else t / 2          # tone is stored halved
        im = bpy.data.images.new(key, *a.shape[::-1], float_buffer=True, is_data=True); im.colorspace_settings.name = 'Non-Color'
        im.pixels.foreach_set(np.dstack([a, a, a, np.ones_like(a)]).astype(np.float32).ravel()); im.pack()
    return bpy.data.images[key]


def _aovs(n, mask):
    """What compose.py needs: where the cloth is, its UV in metres, and how edge-on it is."""
    n.aov('cloth', value=mask)
    uv = n('UVMap').outputs[0]; n.aov('uv', color=n('VectorMath', {'operation': 'SCALE'}, Vector=uv, Scale=mask).outputs[0])
    n.aov('edge', value=n('LayerWeight', Blend=.5).outputs['Facing'])


def cloth(kind, color, name='upholstery', sheen=None, mask=0.0):
    """Linen, tweed, boucle, velvet or leather in a colour given as #hex (the colour a shopper sees, averaged)."""
    n = Nodes(name); col = (*srgb(color), 1)
    uv = n('VectorMath', {'operation': 'SCALE'}, Vector=n('UVMap').outputs[0], Scale=1 / weave.TILE).outputs[0]
    tone = n('TexImage', {'image': _image(kind, 'tone')}, Vector=uv).outputs[0]
    tone2 = n.mix('ADD', 1, tone, tone)
    cloud = n('TexNoise', Vector=n('UVMap').outputs[0], Scale=9, Detail=3).outputs['Fac']      # hides the repeat
    base = n.mix('MULTIPLY', 1, col, n.mix('MULTIPLY', 1, tone2, n.ramp(cloud, [(.3, (.93,) * 3), (.7, (1.05,) * 3)])))
    height = n('TexImage', {'image': _image(kind, 'height')}, Vector=uv).outputs[0]
    bump = n('Bump', Strength=1, Distance=weave.RELIEF[kind], Height=height).outputs[0]
    rough, spec = {'leather': (.42, .45), 'velvet': (.8, .1)}.get(kind, (.92, .15))
    n.set(Base_Color=base, Roughness=rough, Specular=spec, Normal=bump)
    if kind == 'velvet':
        edge = n('LayerWeight', Blend=.5).outputs['Facing']
        pile = n('TexNoise', Vector=n('UVMap').outputs[0], Scale=5, Detail=4, Distortion=1.2).outputs['Fac']
        e2 = n.math('MULTIPLY', n.math('POWER', edge, 2.2), n.math('ADD', .5, pile))
        dark = n.mix('MULTIPLY', 1, base, (.55, .55, .55, 1)); light = n.mix('MIX', .16, base, (1, 1, 1, 1))
        n.set(Base_Color=n.mix('MIX', e2, dark, n.mix('ADD', .6, light, base)))
    elif kind != 'leather':
        n.set(Sheen=.25 if sheen is None else sheen, Sheen_Tint=.6)
    if mask: _aovs(n, mask)
    return n.mat


NEUTRAL = .5                      # albedo of the stand-in cloth that compose.py divides out


def neutral_cloth(name='upholstery'):
    n = Nodes(name); n.set(Base_Color=(NEUTRAL,) * 3 + (1,), Roughness=1, Specular=0); _aovs(n, 1.0)
    return n.mat


def neutral_hide(name='upholstery'):
    """Stand-in for every leather (and, its gloss left out, for cloth): grey with leather's shine; compose.py adds colour and grain."""
    n = Nodes(name); n.set(Base_Color=(NEUTRAL,) * 3 + (1,), Roughness=.45, Specular=.42); _aovs(n, 1.0)
    return n.mat


WOODS = {'floor': [('#ad906b', '#bfa27d', '#cfb695'), .5], 'oak': [('#a07f5a', '#c4a27a', '#d8bd97'), .42], 'walnut': [('#3a2418', '#5f3f2a', '#7d583b'), .38],
         'ebonised': [('#14110f', '#1d1917', '#2a2522'), .42], 'ash': [('#b59b79', '#d6c2a3', '#e6d6bb'), .45]}


def wood(kind='oak', name='leg', attr='grain'):
    n = Nodes(name); (a, b, c), rough = WOODS[kind]; a, b, c = map(srgb, (a, b, c))
    p = n('Attribute', {'attribute_name': attr}).outputs['Vector']
    bend = n('TexNoise', Vector=n('VectorMath', {'operation': 'MULTIPLY'}, Vector=p, _1=(5, 5, .9)).outputs[0], Scale=1, Detail=1).outputs['Color']
    q = n('VectorMath', {'operation': 'MULTIPLY_ADD'}, Vector=bend, _1=(.05, .05, 0), _2=p).outputs[0]
    sq = lambda s: n('VectorMath', {'operation': 'MULTIPLY'}, Vector=q, _1=s).outputs[0]
    rings = n('TexWave', {'wave_type': 'RINGS', 'rings_direction': 'Z', 'wave_profile': 'SIN'}, Vector=sq((1, 1, .06)),
              Scale=34, Distortion=5, Detail=1, Detail_Scale=1.4).outputs['Fac']
    fibre = n('TexNoise', Vector=sq((420, 420, 9)), Scale=1, Detail=1).outputs['Fac']
    pores = n('TexNoise', Vector=sq((900, 900, 22)), Scale=1, Detail=0).outputs['Fac']
    tone = n.math('ADD', n.math('MULTIPLY', rings, .26), n.math('MULTIPLY', fibre, .74))
    base = n.ramp(tone, [(.18, a), (.48, b), (.85, c)])
    pore = n.ramp(pores, [(.36, (.62,) * 3), (.46, (1,) * 3)])
    n.set(Base_Color=n.mix('MULTIPLY', .7, base, pore), Roughness=rough, Specular=.4,
          Normal=n('Bump', Strength=.25, Distance=.0003, Height=n.math('ADD', pores, fibre)).outputs[0])
    return n.mat


def metal(kind='black', name='frame'):
    n = Nodes(name)
    if kind == 'black': return n.set(Base_Color=(.012, .012, .013, 1), Roughness=.38, Specular=.5)
    col = {'brass': '#c59a52', 'steel': '#b9b8b5', 'bronze': '#5c4a38'}[kind]
    if kind == 'steel': return n.set(Base_Color=(*srgb(col), 1), Metallic=1, Roughness=.24)
    p = n('TexCoord').outputs['Object']
    streak = n('TexNoise', Vector=n('VectorMath', {'operation': 'MULTIPLY'}, Vector=p, _1=(6, 6, 900)).outputs[0], Scale=1, Detail=2).outputs['Fac']
    return n.set(Base_Color=(*srgb(col), 1), Metallic=1, Roughness=n.math('ADD', .2, n.math('MULTIPLY', streak, .2)), Anisotropic=.5)


def ceramic(color='#e9e4da', name='ceramic', gloss=.5):
    n = Nodes(name)
    sp = n('TexNoise', Vector=n('TexCoord').outputs['Object'], Scale=220, Detail=2).outputs['Fac']
    base = n.mix('MULTIPLY', 1, (*srgb(color), 1), n.ramp(sp, [(.30, (.6, .52, .42)), (.36, (1, 1, 1))]))
    lump = n('TexNoise', Vector=n('TexCoord').outputs['Object'], Scale=18, Detail=3).outputs['Fac']
    return n.set(Base_Color=base, Roughness=1 - gloss, Normal=n('Bump', Strength=.2, Distance=.004, Height=lump).outputs[0])


def stone(kind='travertine', name='stone'):
    n = Nodes(name); a, b, c, rough = {'travertine': ('#ab9c86', '#c1b39d', '#d2c6b2', .5), 'basalt': ('#26282a', '#313436', '#3f4244', .42)}[kind]
    p = n('TexCoord').outputs['Object']; flat = lambda k: n('VectorMath', {'operation': 'MULTIPLY'}, Vector=p, _1=k).outputs[0]
    bands = n('TexNoise', Vector=flat((2.2, 3, 26)), Scale=1, Detail=3, Distortion=.5).outputs['Fac']
    pits = n('TexNoise', Vector=flat((70, 70, 190)), Scale=1, Detail=1).outputs['Fac']
    pore = n.ramp(pits, [(.26, (.45,) * 3), (.33, (1,) * 3)])
    base = n.mix('MULTIPLY', 1, n.ramp(bands, [(.3, srgb(a)), (.5, srgb(b)), (.7, srgb(c))]), pore)
    return n.set(Base_Color=base, Roughness=rough, Specular=.4, Normal=n('Bump', Strength=.6, Distance=.0015, Height=pore).outputs[0])


ELSEWHERE = {'glaze': 'materials_tabletop', 'clay': 'materials_tabletop', 'clear': 'materials_tabletop', 'liquid': 'materials_tabletop', 'frost': 'materials_tabletop', 'yarn': 'materials_textiles', 'waffle': 'materials_textiles'}


def named(what, name):
    """'wood:oak', 'metal:brass', 'cloth:linen:#9f5434', 'plain:#5a1f1a:.25', 'stone:travertine', 'neutral' ..."""
    kind, *rest = what.split(':')
    if kind == 'neutral': return neutral_cloth(name)
    if kind == 'hide': return neutral_hide(name)
    if kind == 'cloth': return cloth(*rest, name=name)
    if kind == 'plain': return plain(rest[0], name, float(rest[1]) if len(rest) > 1 else .7)
    if kind == 'shade': return paper(glow=.38, name=name)
    if kind in ELSEWHERE: return getattr(importlib.import_module(ELSEWHERE[kind]), kind)(*rest, name=name)
    return {'wood': wood, 'metal': metal, 'stone': stone, 'ceramic': ceramic}[kind](rest[0], name)


def glass(name='glass'):
    n = Nodes(name)                # shadow rays pass straight through: clean shadow, no caustic noise
    g = n('BsdfGlass', Roughness=0.0, IOR=1.45); t = n('BsdfTransparent')
    m = n('MixShader', _0=n('LightPath').outputs['Is Shadow Ray'], _1=g.outputs[0], _2=t.outputs[0])
    n.tree.links.new(m.outputs[0], n.out.inputs[0]); return n.mat


def paper(color='#f1ebe0', name='shade', glow=0):
    """Lamp shade: half the light goes through; `glow` is the look of the bulb behind it without its noise."""
    n = Nodes(name); c = (*srgb(color), 1); v = n('TexCoord').outputs['Generated']
    m = n('MixShader', _0=.5, _1=n('BsdfDiffuse', Color=c).outputs[0], _2=n('BsdfTranslucent', Color=c).outputs[0])
    z = n('SeparateXYZ', Vector=v).outputs[2]
    fall = n.ramp(z, [(0, (.55,) * 3), (.42, (1.1,) * 3), (1, (.30,) * 3)])
    e = n('Emission', Color=n.mix('MULTIPLY', 1, (*srgb('#ffe2b8'), 1), fall), Strength=glow)
    n.tree.links.new(n('AddShader', _0=m.outputs[0], _1=e.outputs[0]).outputs[0], n.out.inputs[0]); return n.mat


def plain(color, name, rough=.7, bump=0, scale=40):
    n = Nodes(name); n.set(Base_Color=(*srgb(color), 1), Roughness=rough, Specular=.25)
    if bump:
        t = n('TexNoise', Vector=n('TexCoord').outputs['Object'], Scale=scale, Detail=2).outputs['Fac']
        n.set(Normal=n('Bump', Strength=.5, Distance=bump, Height=t).outputs[0])
    return n.mat


def backdrop(lift=.22):
    """Seamless white: the camera sees it a little brighter than it is, so it prints white while shadows stay."""
    n = Nodes('white'); d = n('BsdfDiffuse', Color=(.9, .9, .9, 1)); e = n('Emission', Strength=n.math('MULTIPLY', n.math('MAXIMUM', n('LightPath').outputs['Is Camera Ray'], n('LightPath').outputs['Is Transmission Ray']), lift))
    n.tree.links.new(n('AddShader', _0=d.outputs[0], _1=e.outputs[0]).outputs[0], n.out.inputs[0]); return n.mat
