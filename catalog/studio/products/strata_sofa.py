from parts import *


def build(m, W=2.62, D=1.02):
    U, L = m['upholstery'], m['leg']; arm = .30; seat = (W - arm) / 2
    block('plinth', (W - .22, D - .22, .08), L, r=.003, at=(0, 0, .035))
    block('layer', (W, D, .125), U, r=.030, puff=.005, at=(0, 0, .135), k=5)
    block('arm', (arm, D - .03, .235), U, r=.045, puff=.010, at=(-W / 2 + arm / 2, 0, .318), k=6)
    for i in range(2):
        x = -W / 2 + arm + seat * (i + .5)
        block('seat', (seat - .004, D - .01, .185), U, r=.045, puff=.014, at=(x, 0, .292), k=6, cell=.03)
        block('back', (seat - .05 - .10 * i, .25, .27), U, r=.060, puff=.016, at=(x - .05 * i, D / 2 - .16, .515), rot=(-5, 0, 0), k=6, cell=.03)
    lathe('bolster', [(.001, -.29), (.05, -.29), (.088, -.282), (.094, -.27), (.096, 0), (.094, .27), (.088, .282), (.05, .29), (.001, .29)], m.get('pillow', U),
          at=(-W / 2 + arm + .36, .13, .48), rot=(0, 90, -6))
