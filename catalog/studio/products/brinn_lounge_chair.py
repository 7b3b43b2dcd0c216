from parts import *

LEG = [(.010, 0), (.0155, .02), (.020, .25), (.021, .42)]


def build(m):
    U, L = m['upholstery'], m['leg']
    for s in (-1, 1):                                           # turned legs run up to carry a shaped arm
        lathe('leg', LEG + [(.017, .575)], L, at=(s * .335, -.30, 0), rot=(-4, 0, 0))
        lathe('leg', LEG + [(.016, .575)], L, at=(s * .335, .30, 0), rot=(10, 0, 0))
        block('arm', (.062, .70, .026), L, r=.012, at=(s * .335, -.02, .585), rot=(-2.5, 0, 0), k=5)
        block('rail', (.022, .62, .055), L, r=.006, at=(s * .325, 0, .27), rot=(-4, 0, 0))
    for y, z in ((-.29, .285), (.27, .245)): block('rail', (.65, .022, .06), L, r=.006, at=(0, y, z))
    for i in range(7): block('slat', (.022, .014, .50), L, r=.005, at=(-.25 + i * .0833, .375, .50), rot=(-17, 0, 0), grain=2)
    block('top rail', (.62, .024, .07), L, r=.01, at=(0, .452, .745), rot=(-17, 0, 0))
    cushion('seat', (.60, .60, .075), U, crease=.25, slot=(.63, .66, .2), sag=.012, welt=.004, at=(0, -.01, .365), rot=(-4, 0, 0))
    cushion('back', (.58, .52, .07), U, pressure=.9, crease=.9, slump=.10, welt=.004, at=(0, .285, .645), rot=(73, 0, 0))
