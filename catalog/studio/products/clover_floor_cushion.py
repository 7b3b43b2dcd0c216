from parts import *


def build(m):
    """Two square floor cushions, boxed and corded, one on the other."""
    cushion('cushion', (.66, .66, .12), m['upholstery'], pressure=1.0, crease=.3, slot=(.70, .70, .19), sag=.010, welt=.0045, welt_mat=m['welt'], at=(0, 0, .096))
    cushion('cushion', (.66, .66, .12), m['second'], pressure=1.0, crease=.3, slot=(.70, .70, .19), sag=.014, welt=.0045, welt_mat=m['welt2'], at=(.015, .010, .268), rot=(0, 0, 9))
