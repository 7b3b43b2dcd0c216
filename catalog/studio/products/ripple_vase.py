from parts import *
from parts_small import ribbed
from products import props, settings

TALL, LOW = .27, .17              # heights
JAR = [(.0005, .004), (.040, .003), (.048, .0006), (.052, .003), (.066, .040), (.076, .095), (.077, .140), (.068, .190), (.050, .226), (.039, .244), (.0385, .256), (.0425, .267), (.0425, .270), (.0395, .2695), (.0345, .256), (.034, .242), (.046, .222), (.064, .185)]
POT = [(.0005, .004), (.040, .003), (.049, .0006), (.054, .004), (.076, .030), (.090, .068), (.090, .100), (.074, .134), (.056, .150), (.051, .158), (.053, .1675), (.0525, .170), (.0495, .169), (.046, .158), (.050, .148), (.068, .131), (.083, .1)]


def build(m, branch=True, rings=120, facets=12):
    z = settings.tabletop(m) if 'table' in m else 0
    ribbed('vase', JAR, m['glaze'], ribs=30, depth=.0042, fade=(.012, .236), at=(-.07, .04, z), n=rings, around=30 * facets)
    ribbed('vase', POT, m['glaze2'], ribs=34, depth=.0042, fade=(.012, .148), at=(.115, -.03, z), n=rings, around=34 * facets, twist=1.2)
    if branch: props.foliage('branch', m['leaf'], (-.07, .04, z + .22), stems=5, height=.46, spread=.5, leaf=.075, seed=11, stem_mat=m['stem'])
