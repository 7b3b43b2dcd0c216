from parts import *
from products import props


def build(m):
    """Stacked solids with a mouth: a drum, a ball, a ring and a cone, one matte glaze."""
    g = m['glaze']
    solid = [(.0005, 0), (.060, 0), (.062, .002), (.062, .058), (.060, .060), (.030, .0605)]
    ball = [(max(.030, .068 * math.sin(q)), .118 - .068 * math.cos(q)) for q in np.linspace(.46, math.pi - .46, 50)]
    rest = [(.030, .179), (.048, .1795), (.050, .181), (.050, .199), (.048, .2005), (.024, .201), (.024, .206), (.060, .292), (.0605, .2945), (.0590, .295), (.0570, .293), (.022, .209), (.0005, .207)]
    lathe('vase', solid + ball + rest, g, around=128)
    for k, (lean, turn, h) in enumerate(((.10, 40, .34), (.17, 170, .30), (.13, 285, .36))):
        a = math.radians(turn); t = np.linspace(0, 1, 20); tube('stem', np.c_[lean * t ** 1.7 * math.cos(a), lean * t ** 1.7 * math.sin(a), .215 + h * t], .0022, m['stem'])
        tip = (lean * math.cos(a), lean * math.sin(a), .215 + h); lathe('seed', smooth_profile([(.0005, -.014), (.013, -.008), (.018, .004), (.014, .014), (.005, .019), (.0005, .019)], 30), m['leaf'], at=tip, rot=(0, 30 * math.cos(a), 0), around=40)
