"""Light and shells of whole rooms, besides the two brand looks of sets.py: evening, gallery, and what a phone would catch."""
import bpy, math
import materials as M, parts

SHELL = dict(room=True)
LOOKS = {  # the same fields as sets.LOOKS; `room`: planks, wall and skirting; `slab`: a cast floor; `box`: where the window light stands
    'day': dict(sun=4.4, soft=1.8, el=36, az=-56, tint=(1, .93, .84), sky=.80, sky_tint=(.95, .97, 1), soft_box=130, gobo=True, **SHELL),
    'evening': dict(sun=0, soft=5, el=40, az=-40, tint=(1, .9, .8), sky=.13, sky_tint=(.55, .68, 1), soft_box=20, box_tint=(.55, .70, 1), **SHELL),
    'gallery': dict(sun=3.7, soft=.6, el=42, az=52, tint=(1, .985, .96), sky=.46, sky_tint=(.97, .985, 1), soft_box=0, slab='#b5b2ac'),
    'night': dict(sun=0, soft=5, el=40, az=40, tint=(1, .95, .9), sky=.15, sky_tint=(.62, .74, 1), soft_box=26, box_tint=(.6, .75, 1), slab='#8d8b88'),
    'snap': dict(sun=0, soft=20, el=50, az=-60, tint=(1, 1, 1), sky=.42, sky_tint=(.93, .97, 1), soft_box=150, box_tint=(.93, .97, 1), **SHELL),
    'snap-sun': dict(sun=2.6, soft=3, el=30, az=-66, tint=(1, .88, .74), sky=.5, sky_tint=(.95, .98, 1), soft_box=70, gobo=True, **SHELL),
    'snap-evening': dict(sun=0, soft=5, el=40, az=-40, tint=(1, .9, .8), sky=.10, sky_tint=(.7, .8, 1), soft_box=10, box_tint=(.6, .72, 1), **SHELL),
}


def slab(back, wall, color):
    """A gallery: cast floor in large bays, plain wall with a shadow gap instead of a skirting."""
    n = M.Nodes('slab'); p = n('TexCoord').outputs['Object']
    cloud = n('TexNoise', Vector=p, Scale=.9, Detail=4, Roughness=.6).outputs['Fac']; fine = n('TexNoise', Vector=p, Scale=60, Detail=1).outputs['Fac']
    tone = n.math('ADD', n.math('MULTIPLY', cloud, .8), n.math('MULTIPLY', fine, .2)); c = M.srgb(color)
    n.set(Base_Color=n.ramp(tone, [(.32, [v * .86 for v in c]), (.68, [min(1, v * 1.1) for v in c])]), Roughness=n.math('ADD', .30, n.math('MULTIPLY', cloud, .2)), Specular=.4)
    for i in range(-3, 4):
        for j in range(4): parts.block('slab', (2.396, 2.396, .04), n.mat, r=.002, at=(i * 2.4 + .7, back - 1.2 - j * 2.4, -.02), cell=4, k=2)
    w = M.plain(wall, 'wall', .85, .0006, 90); parts.block('wall', (18, .1, 4.2), w, r=.001, at=(0, back + .05, 2.12), cell=20)
    parts.block('gap', (18, .04, .03), M.plain('#141414', 'gap', .9), r=.001, at=(0, back + .03, .01), cell=20)
