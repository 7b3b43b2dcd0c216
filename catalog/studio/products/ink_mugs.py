from parts import *
from parts_small import pottery

MUG = [(.0005, .0060), (.030, .0055), (.0345, .0040), (.0355, .0006), (.0370, 0), (.0385, .0006), (.0400, .0040), (.0405, .0080), (.0406, .030), (.0406, .070), (.0406, .0965), (.0398, .0985), (.0384, .0975), (.0378, .095), (.0378, .060), (.0378, .020), (.0365, .0105), (.030, .0082), (.0005, .0078)]


def mug(m, at, turn):
    pottery('mug', MUG, m['glaze'], m['clay'], at=at, n=140)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    tube('mug handle', [(x * c, x * s, z) for x, z in ((.038, .082), (.070, .082), (.070, .026), (.038, .026))], .0050, m['glaze'], at=at, bend=.004)


def build(m):
    """Two stacked and two beside them, straight as pipes."""
    mug(m, (-.075, .03, 0), 215); mug(m, (-.074, .031, .0925), 190); mug(m, (.050, -.045, 0), -40); mug(m, (.115, .065, 0), -12)
