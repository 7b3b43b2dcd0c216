from parts import *
from products import bedding


def build(m, W=1.60, D=2.03):
    U, L, white, grey = m['upholstery'], m['leg'], m['bedding'], m['pillow']
    w, d, z = W + .36, D + .22, .075
    block('plinth', (w - .22, d - .20, z + .01), L, r=.003, at=(0, -.02, (z + .01) / 2), grain=0)
    slab = block('platform', (w, d, .19), U, r=.022, puff=.003, at=(0, 0, z + .095), cell=.10, k=5)
    y = d / 2 - .035
    block('headboard', (w, .07, .66), U, r=.022, puff=.003, at=(0, y, z + .19 + .325), k=5)
    tube('seam', [(x * (w / 2 - .003), y - .036, z + .20) for x in (-1, 1)], .002, U)
    mattress = block('mattress', (W, D - .04, .24), white, r=.06, puff=.006, at=(0, -.03, z + .19 + .115), cell=.08, k=4)
    cover = bedding.duvet(white, [mattress, slab], (W + .28, 1.52, .065), (0, -.365, .62), pressure=.9)
    bedding.sheet('turned sheet', grey, [cover, mattress], (W + .28, .30), (0, .40, .78), thick=.012)
    for x in (-1, 1):
        bedding.pillow(grey, (x * .39, y - .19, .665), 68, x * -1)
        bedding.pillow(white, (x * .38, y - .37, .625), 46, x * 2)
