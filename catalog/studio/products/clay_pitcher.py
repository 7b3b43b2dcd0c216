from parts import *
from parts_small import pottery
from products import props, settings

BODY = [(.0005, .0075), (.036, .0065), (.0445, .005), (.046, .0008), (.049, 0), (.052, .0008), (.054, .005), (.064, .030), (.070, .062), (.068, .095), (.057, .128), (.0475, .152), (.0465, .172), (.0500, .192), (.0520, .2020), (.0510, .2050), (.0485, .2030), (.0455, .190), (.0420, .172), (.0430, .152), (.0525, .126), (.0635, .094), (.0655, .062), (.0595, .032), (.048, .0125), (.0005, .0110)]


def build(m):
    """A pitcher with a drawn lip and a round handle, a few branches in it."""
    z = settings.tabletop(m); jug = pottery('pitcher', BODY, m['glaze'], m['clay'], at=(0, 0, z), n=150, around=128)
    for v in jug.data.vertices:                                 # the lip
        a = math.atan2(v.co.y, v.co.x); t = min(1, max(0, (v.co.z - .150) / .052)) ** 2 * math.exp(-(a / .44) ** 2); r = math.hypot(v.co.x, v.co.y); k = 1 + .026 * t / max(r, .01)
        v.co.x *= k; v.co.y *= k; v.co.z += .007 * t
    jug.data.update(); jug.rotation_euler = (0, 0, math.radians(-20))
    q = np.linspace(-1.45, 1.45, 30); handle = np.c_[-(.052 + .058 * np.cos(q) ** .8), 0 * q, .118 + .062 * np.sin(q)]
    handle = np.vstack([[(-.060, 0, .050)], handle, [(-.044, 0, .184)]]); tube('pitcher handle', handle, .0072, m['glaze'], at=(0, 0, z), rot=(0, 0, -20))
    props.foliage('branch', m['leaf'], (0, 0, z + .15), stems=5, height=.34, spread=.42, leaf=.060, seed=12, stem_mat=m['stem'])
    settings.napkin('napkin', m['napkin'], (.15, .21), (-.215, -.02, z), turn=11)
