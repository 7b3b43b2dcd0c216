from parts import *
from products import disc_pendant, plane_dining_table, room, wire_dining_chair


def build(m):
    f = room.finished(walnut='timber:walnut', black='metal:black', bowl='satin:#141516:.45', white='satin:#efece6:.5'); wall = 1.5
    room.place(plane_dining_table.build, (0, 0), 0, {'leg': f['walnut'], 'frame': f['black']})
    for x in (-.62, 0, .62):
        room.place(wire_dining_chair.build, (x, .66), 0, {**m, 'frame': f['black']})
        if x: room.place(wire_dining_chair.build, (x, -.70), 180 + 8 * x, {**m, 'frame': f['black']})
    for x in (-.62, .62): room.place(disc_pendant.build, (x, 0), 0, {}, drop=1.52)
    lathe('bowl', smooth_profile([(.05, 0), (.06, .003), (.12, .03), (.19, .075), (.195, .08), (.185, .076), (.11, .034), (.02, .022)], 70), f['bowl'], at=(.05, 0, .74), around=96)
    lathe('vase', smooth_profile([(.04, 0), (.07, .004), (.09, .08), (.06, .16), (.025, .2), (.024, .25), (.02, .25), (.02, .2)], 60), f['white'], at=(-.42, .06, .74), around=64)
    room.wall_at(wall); room.view(-1.75, 1.75, -.05, 2.15, -1.1)
