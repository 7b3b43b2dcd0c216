from parts import *


def build(m):
    """A block of a cushion: boxed, corded in black, with a strap to carry it by."""
    cushion('cushion', (.70, .70, .17), m['upholstery'], pressure=1.0, crease=.3, slot=(.74, .74, .245), sag=.012, welt=.0052, welt_mat=m['welt'], at=(0, 0, .124))
    t = np.linspace(0, 1, 26); x = -.11 + .22 * t; y = -.368 - .030 * np.sin(t * np.pi) ** .7
    for k in (-1, 0, 1): tube('strap', np.c_[x, y, .128 + k * .0085 - .012 * np.sin(t * np.pi)], .0050, m['welt'])
    for s in (-1, 1): block('strap end', (.040, .010, .034), m['welt'], r=.004, at=(s * .118, -.366, .128))
