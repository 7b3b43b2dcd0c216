from parts import *
from products import wren_sofa
from products.bent import bend

LEG = [(.0095, 0), (.0125, .02), (.0175, .22), (.019, .33), (.014, .43)]


def build(m):
    L = m['leg']; h = .445
    seat = plate('seat', rounded_rect(.46, .43, .17, 16), .036, L, edge=.012, under=(.05, .020), at=(0, 0, h - .018))
    for s in (-1, 1):
        lathe('leg', LEG, L, at=(s * .205, -.185, 0), rot=(-7, -s * 8, 0), around=28); lathe('leg', LEG, L, at=(s * .190, .215, 0), rot=(11, -s * 8, 0), around=28)
        tube('stretcher', [(s * .188, -.162, .17), (s * .176, .186, .17)], .0085, L)
    tube('stretcher', [(-.182, .01, .172), (.182, .01, .172)], .0085, L)
    for i in range(7):
        k = i - 3; foot = (k * .052, .168 - .0042 * k * k, h - .004); top = (k * .067, .272 - .0065 * k * k, .815); wren_sofa.spindle(foot, top, L, .92)
    for s in (-1, 1): wren_sofa.spindle((s * .192, .108, h - .004), (s * .226, .196, .815), L, 1.25)
    crest = block('crest', (.52, .022, .072), L, r=.010, cell=.02, k=5); crest.location = (0, .270, .832); crest.rotation_euler = (math.radians(-9), 0, 0); bend(crest, .34)
