from parts import *
from products import line_sideboard, room


def build(m):
    f = room.finished(stone='stone:travertine', white='satin:#efece6:.5', black='satin:#141516:.45', red='lacquer:#9a2c1c:.12', frame='metal:black', paper='plain:#f1efea', ink='plain:#15161a', page='plain:#f0ede6:.85'); wall = .25; H = .74
    line_sideboard.build({}); block('plinth', (.24, .24, .20), f['stone'], r=.003, at=(.62, .0, H + .10), cell=.3)
    lathe('orb', [(max(.0005, .10 * math.sin(t)), .10 - .10 * math.cos(t)) for t in np.linspace(0, math.pi, 40)], f['black'], at=(.62, 0, H + .20), around=64)
    lathe('vase', smooth_profile([(.05, 0), (.085, .004), (.11, .12), (.08, .24), (.03, .31), (.028, .38), (.022, .38), (.022, .3)], 60), f['white'], at=(-.62, .0, H), around=64)
    room.picture(.02, 1.52, .96, 1.16, wall, [('ink', ellipse(.56, .56, 120), 0, .14), ('red', rounded_rect(.56, .22, .004, 4), 0, -.34)], f['frame'], f['paper'], f)
    room.wall_at(wall); room.view(-1.3, 1.3, -.05, 2.14, -.55)
