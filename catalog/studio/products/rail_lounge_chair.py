from parts import *


def build(m, W=.70):
    U, F = m['upholstery'], m['frame']; r = .0125; x = W / 2
    for s in (-1, 1):
        tube('rail', [(s * x, -.36, r), (s * x, .38, r), (s * x, .38, .56), (s * x, -.36, .56)], r, F, closed=True, bend=.075)
        tube('seat rail', [(s * (x - .03), -.36, .335), (s * (x - .03), .25, .265), (s * (x - .03), .42, .80)], r * .85, F, bend=.12)
        block('armrest', (.045, .44, .020), m['leg'], r=.009, at=(s * x, .0, .578), k=5)
        for y, z in ((-.36, .335), (.38, .672)): tube('bracket', [(s * x, y, z if z < .5 else .52), (s * (x - .03), y + (.0 if z < .5 else -.03), z if z < .5 else .56)], r * .8, F)
    for y, z in ((-.34, .333), (.16, .276), (.42, .79)): tube('cross', [(-x + .03, y, z), (x - .03, y, z)], r * .85, F)
    for y in (.38, -.36): tube('floor bar', [(-x, y, r + .10), (x, y, r + .10)], r * .8, F)
    block('seat', (.615, .64, .125), U, r=.034, puff=.016, at=(0, -.045, .378), rot=(-6.5, 0, 0), k=6, cell=.03)
    block('back', (.615, .54, .120), U, r=.034, puff=.016, at=(0, .268, .660), rot=(72, 0, 0), k=6, cell=.03)
