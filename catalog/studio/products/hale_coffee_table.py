from parts import *
from products import props

LEG = [(.0115, 0), (.013, .004), (.021, .30), (.0225, .352), (.021, .362)]


def build(m, W=1.20, D=.62, H=.40):
    L = m['leg']
    plate('top', rounded_rect(W, D, .11, 16), .028, L, edge=.006, at=(0, 0, H - .014))
    for sx in (-1, 1):
        for sy in (-1, 1): lathe('leg', LEG, L, at=(sx * (W / 2 - .105), sy * (D / 2 - .085), 0), rot=(sy * 4, sx * -4, 0))
        block('rail', (.02, D - .22, .045), L, r=.005, at=(sx * (W / 2 - .125), 0, H - .052))
        block('rail', (.02, D - .19, .026), L, r=.005, at=(sx * (W / 2 - .10), 0, .155))
    for y in (-1, 1): block('rail', (W - .26, .02, .045), L, r=.005, at=(0, y * (D / 2 - .105), H - .052))
    for i in range(6): block('slat', (W - .18, .046, .014), L, r=.004, at=(0, (i - 2.5) * .066, .175))
    if 'ceramic' in m: props.bowl(m['ceramic'], at=(.24, .03, H)); props.books(m, at=(-.22, -.02, H))
