from parts import *


def build(m, H=.66):
    """A hollowed seat on four turned legs that lean out, held by two rungs and a bar for the feet."""
    L = m['leg']; leg = [(.0105, 0), (.0135, .02), (.0185, .30), (.0205, .50), (.016, .64)]
    seat = plate('seat', rounded_rect(.40, .33, .13, 24), .036, L, edge=.013, under=(.045, .020), at=(0, 0, H - .018))
    for sx in (-1, 1):
        for sy in (-1, 1): lathe('leg', leg, L, at=(sx * .205, sy * .165, 0), rot=(sy * 5.5, -sx * 6.5, 0), around=32)
    on = lambda sx, sy, z: (sx * (.205 - z * math.tan(math.radians(6.5))), sy * (.165 - z * math.tan(math.radians(5.5))), z)
    tube('rung', [on(-1, -1, .20), on(1, -1, .20)], .0115, L); tube('rung', [on(-1, 1, .30), on(1, 1, .30)], .0095, L)
    for s in (-1, 1): tube('rung', [on(s, -1, .29), on(s, 1, .29)], .0095, L)
