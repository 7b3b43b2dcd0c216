from materials import backdrop
from parts import *
from products import harbour_robe


def build(m):
    harbour_robe.build(m, mono='ALR')
    block('panel', (9, .02, 6), backdrop(.36), r=.001, at=(0, .126, 2.4), cell=9)          # a white wall to take the shadow
