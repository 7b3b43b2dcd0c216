from parts import *
from products import dot_wall_clock, drop_velvet_curtains, ledge_wall_shelf, pebble_ottoman, quarter_framed_print, room, stilt_floor_mirror


def build(m):
    wall = .5; room.place(stilt_floor_mirror.build, (-.98, wall), 0, {}, far='#b8472c', window=(.55, 1.75, .8, 2.1)); room.place(quarter_framed_print.build, (.10, wall), 0, {}, z=1.52)
    room.place(pebble_ottoman.build, (.12, -.02), 14, m); room.place(drop_velvet_curtains.build, (1.62, wall), 0, {}, W=2.1); room.wall_at(wall); room.view(-1.5, 1.5, -.05, 2.05, -.7)
