from parts import *
from parts_small import ribbed
from products import finishes, props

POT = [(.0005, .003), (.105, .002), (.116, .0), (.124, .004), (.152, .060), (.168, .130), (.172, .200), (.170, .246), (.173, .262), (.171, .270), (.165, .270), (.161, .262), (.158, .200), (.150, .120), (.0005, .118)]


def build(m):
    """A combed stoneware pot on a ring of oak with three legs, with a fig in it."""
    oak = finishes.finish(m, 'wood', 'timber:oak'); z = .215
    ribbed('planter', POT, m['glaze'], ribs=34, depth=.006, fade=(.012, .244), at=(0, 0, z), n=150, around=34 * 10)
    plate('stand', ellipse(.27, .27, 96), .020, oak, edge=.005, at=(0, 0, z - .010))
    for i in range(3):
        a = math.radians(90 + 120 * i); c, s = math.cos(a), math.sin(a); lathe('leg', [(.0105, 0), (.013, .004), (.017, .22), (.0165, .34), (.014, .372), (.0005, .376)], oak, at=(.228 * c, .228 * s, 0), rot=(5 * s, -5 * c, 0), around=36); tube('stand arm', [(.10 * c, .10 * s, z - .010), (.212 * c, .212 * s, z - .010)], .0115, oak)
    lathe('soil', [(.0005, 0), (.156, 0), (.156, -.02), (.0005, -.02)], m['soil'], at=(0, 0, z + .236), around=72)
    props.foliage('leaves', m['leaf'], (0, 0, z + .230), stems=9, height=.78, spread=.42, leaf=.135, seed=11, stem_mat=m['stem'])
