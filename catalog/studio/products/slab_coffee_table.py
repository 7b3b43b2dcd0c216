from parts import *


def build(m, W=1.24, D=.72, H=.36):
    S = m['stone']
    block('top', (W, D, .075), S, r=.007, at=(0, 0, H - .0375), cell=.3)
    block('support', (.085, D - .16, H - .075), S, r=.006, at=(-W / 2 + .20, 0, (H - .075) / 2), cell=.3)
    block('support', (.46, .085, H - .075), S, r=.006, at=(W / 2 - .40, .06, (H - .075) / 2), cell=.3)
