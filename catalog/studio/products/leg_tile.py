from parts import *


def build(m, size=.14, enlarged=4.5):
    o = block('tile', (size * 1.6, .01, size * 1.5), m['leg'], r=.001, grain=2); o.scale = (enlarged,) * 3; o.location.z = size * .75 * enlarged
