from parts import *
from products import props

PROFILE = [(.155, 0), (.165, .004), (.166, .016), (.158, .026), (.10, .034), (.052, .046), (.034, .062), (.030, .075), (.044, .088), (.047, .095), (.044, .102), (.030, .114),
           (.026, .125), (.029, .16), (.043, .21), (.050, .245), (.043, .28), (.029, .325), (.026, .35), (.040, .362), (.043, .370), (.040, .378), (.026, .390), (.027, .42), (.036, .46), (.060, .488), (.11, .500)]


def build(m, R=.23, H=.53):
    L = m['leg']
    lathe('foot', smooth_profile(PROFILE[:7], 50), L, around=72, grain=0)
    lathe('base', smooth_profile([(r * (1.25 if z < .47 else 1), z) for r, z in PROFILE[6:]], 160), L, around=72)
    plate('top', ellipse(2 * R, 2 * R), .026, L, edge=.009, at=(0, 0, H - .013))
    if 'ceramic' in m: props.vase(m['ceramic'], at=(.03, .02, H), s=.72)
