from parts import *
from products import props


def build(m, W=1.92, D=.92, H=.75):
    L = m['leg']; x = W / 2 - .30
    boards('top', W, D, .036, 6, L, at=(0, 0, H - .018), r=.004)
    for s in (-1, 1):
        block('bearer', (.075, D - .16, .055), L, r=.008, at=(s * x, 0, H - .064))
        block('foot', (.08, D - .20, .060), L, r=.014, at=(s * x, 0, .030))
        for y in (-1, 1): block('post', (.070, .085, H - .14), L, r=.008, taper=.9, at=(s * x, y * .17, H / 2 - .016), rot=(y * 8, 0, 0), grain=2)
    block('stretcher', (2 * x + .16, .032, .085), L, r=.006, at=(0, 0, .26))
    if 'ceramic' in m: props.vase(m['ceramic'], at=(.16, .04, H), s=.95, branches=m.get('leaf')); props.bowl(m['ceramic'], at=(-.22, -.05, H), s=.9)
