from parts import *
import materials as M
from products import finishes, wall


def halo(inner, outer, hex_, light):
    """Light on a wall round something: it fades from `inner` to `outer` without a lamp's noise."""
    n = M.Nodes('halo'); xyz = n('SeparateXYZ', Vector=n('TexCoord').outputs['Object']); r = n.math('SQRT', n.math('ADD', n.math('POWER', xyz.outputs[0], 2), n.math('POWER', xyz.outputs[2], 2)))
    t = n.math('MAXIMUM', n.math('DIVIDE', n.math('SUBTRACT', outer, r), outer - inner), 0); t = n.math('MINIMUM', t, 1)
    e = n('Emission', Color=(*M.srgb(hex_), 1), Strength=n.math('MULTIPLY', n.math('POWER', t, 2.2), light))
    n.tree.links.new(n('AddShader', _0=n('BsdfTransparent').outputs[0], _1=e.outputs[0]).outputs[0], n.out.inputs[0]); return n.mat


def build(m, R=.155, z=1.55, cards=None):
    """A black disc that stands off the wall in front of its own light."""
    metal, glass = finishes.finish(m, 'frame', 'satin:#1b1b1c:.5'), finishes.finish(m, 'globe', 'opal:2.2'); turn = (math.pi / 2, 0, 0)
    o = wall.pane('light', ellipse(.84, .84, 128), -.003, halo(.11, .40, '#ffdcae', .85), z=z); o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
    lathe('eclipse plate', [(.0005, 0), (.075, 0), (.075, .010), (.072, .012), (.022, .012), (.022, .070), (.0005, .070)], metal, at=(0, 0, z), rot=(90, 0, 0), around=96)
    lathe('eclipse disc', [(.0005, 0), (R - .002, 0), (R, .0015), (R, .0065), (R - .002, .008), (.0005, .008)], metal, at=(0, -.068, z), rot=(90, 0, 0), around=160)
    finishes.globe('eclipse glow', [(.078, .004), (.078, .028)], glass, at=(0, 0, z), around=96, closed=False).rotation_euler = turn
    finishes.globe('eclipse pearl', [(max(.0005, .040 * math.sin(t)), .040 - .040 * math.cos(t)) for t in np.linspace(.3, math.pi, 40)], glass, at=(0, -.078, z), around=72).rotation_euler = turn
