from parts import *


def build(m, W=1.64, D=.92, H=.66):
    U, L = m['upholstery'], m['leg']; arm = .27; inner = W - 2 * arm; z0 = .05
    block('plinth', (W - .16, D - .16, z0 + .02), L, r=.004, at=(0, 0, z0 / 2))
    for s in (-1, 1): block('arm', (arm, D, H - z0), U, r=.055, puff=.012, at=(s * (W / 2 - arm / 2), 0, z0 + (H - z0) / 2), k=6)
    block('backrest', (inner + .02, .27, H - z0), U, r=.055, puff=.012, at=(0, D / 2 - .135, z0 + (H - z0) / 2), k=6)
    block('base', (inner + .02, D - .30, .17), U, r=.02, puff=.004, at=(0, -.13, z0 + .085))
    block('seat', (inner - .006, D - .285, .215), U, r=.05, puff=.020, at=(0, -.135, z0 + .17 + .110), k=6, cell=.03)
