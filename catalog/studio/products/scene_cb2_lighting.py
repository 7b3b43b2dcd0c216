from parts import *
from products import arc_floor_lamp, disc_pendant, orb_table_lamp, rail_lounge_chair, room


def build(m):
    f = room.finished(ebony='wood:ebonised', steel='metal:steel', stone='stone:travertine'); wall = .9
    room.place(rail_lounge_chair.build, (.10, -.05), -20, {**m, 'leg': f['ebony'], 'frame': f['steel']}); room.place(arc_floor_lamp.build, (1.30, .30), 196, {}, lit=20, W=1.15)
    block('plinth', (.34, .34, .62), f['stone'], r=.004, at=(-1.02, .22, .31), cell=.3); room.place(orb_table_lamp.build, (-1.02, .22, .62), 0, {'globe': room.finished(globe='opal:1.5')['globe']}); room.place(disc_pendant.build, (-.62, -.35), 0, {}, drop=1.72, lit=5)
    room.spill((-1.02, -.22, 1.12, 6), (-.62, -.35, 1.40, 7))
    room.wall_at(wall); room.view(-1.42, 1.5, -.05, 2.16, -.55)
