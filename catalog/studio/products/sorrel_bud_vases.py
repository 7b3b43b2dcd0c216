from parts import *
from parts_small import pottery
from products import props, settings

TALL = [(.0005, .004), (.024, .003), (.0275, .0006), (.030, .003), (.038, .030), (.037, .058), (.022, .085), (.0135, .105), (.0125, .150), (.0150, .163), (.0140, .165), (.0115, .160), (.0105, .140), (.011, .105)]
ROUND = [(.0005, .004), (.026, .003), (.030, .0006), (.033, .003), (.050, .030), (.052, .050), (.040, .076), (.020, .091), (.0155, .100), (.0180, .110), (.0170, .112), (.0140, .108), (.0130, .098), (.017, .086)]
SLIM = [(.0005, .004), (.022, .003), (.0255, .0006), (.027, .003), (.030, .040), (.030, .080), (.024, .110), (.0150, .124), (.0140, .132), (.0165, .139), (.0155, .141), (.0125, .136), (.0120, .124), (.02, .108)]


def build(m):
    """Three small bottles, each with a stem."""
    z = settings.tabletop(m)
    for name, profile, glaze, x, y, seed, stems, h in (('vase', ROUND, 'glaze2', -.105, .01, 3, 3, .20), ('vase', TALL, 'glaze', .0, .05, 9, 2, .26), ('vase', SLIM, 'glaze3', .095, -.02, 14, 2, .17)):
        pottery(name, profile, m[glaze], m['clay'], at=(x, y, z), n=120); props.foliage('branch', m['leaf'], (x, y, z + profile[-4][1] - .03), stems=stems, height=h, spread=.28, leaf=.038, seed=seed, stem_mat=m['stem'])
