from parts import *
from products import bedding, wren_sofa

POST = [(.018, 0), (.022, .02), (.027, .30), (.029, .44), (.027, .62), (.024, 1.05), (.030, 1.09), (.034, 1.115), (.026, 1.140), (.0005, 1.148)]
FOOT = [(.018, 0), (.022, .02), (.027, .30), (.029, .44), (.030, .47), (.034, .495), (.026, .520), (.0005, .528)]


def build(m, W=1.62, D=2.05):
    """Turned posts, and spindles under a rail at the head; a low rail at the foot."""
    L, linen, inner = m['leg'], m['bedding'], m['pillow']; back, front = D / 2 + .050, -D / 2 - .060; x = W / 2 + .040
    for s in (-1, 1):
        lathe('post', POST, L, at=(s * x, back, 0), around=48); lathe('post', FOOT, L, at=(s * x, front, 0), around=48)
        block('rail', (.030, back - front, .17), L, r=.006, at=(s * x, (back + front) / 2, .270), grain=1, cell=.4)
    for z, tall in ((1.045, .070), (.560, .060)): block('head rail', (2 * x, .032, tall), L, r=.012, at=(0, back, z), grain=0, cell=.4, k=5)
    block('rail', (2 * x, .030, .17), L, r=.006, at=(0, front, .270), grain=0, cell=.4); block('head rail', (2 * x, .030, .17), L, r=.006, at=(0, back, .270), grain=0, cell=.4)
    tube('foot rail', [(-x, front, .450), (x, front, .450)], .0135, L)
    n = 19
    for i in range(n): px = -x + 2 * x * (i + .5) / n; wren_sofa.spindle((px, back, .585), (px, back, 1.015), L, 1.05)
    for i in range(n): px = -x + 2 * x * (i + .5) / n; wren_sofa.spindle((px, front, .352), (px, front, .445), L, .8)
    mattress = block('mattress', (W, D - .06, .25), inner, r=.07, puff=.008, at=(0, -.01, .445), cell=.08, k=4)
    cover = bedding.duvet(linen, [mattress], (W + .16, 1.50, .075), (0, -.24, .67))
    bedding.sheet('turned sheet', inner, [cover, mattress], (W + .12, .34), (0, .44, .79), thick=.012)
    for s in (-1, 1):
        bedding.pillow(linen, (s * .40, back - .200, .760), 64, s * -2); bedding.pillow(inner, (s * .385, back - .390, .720), 48, s * 3, s)
    cushion('pillow', (.62, .32, .012), m['throw'], pressure=1.2, r=.005, crease=.7, at=(.02, back - .580, .715), rot=(54, 0, -3))
    if 'rug' in m: rug('rug', (2.7, 1.7), m['rug'], at=(.05, -.62, 0))
