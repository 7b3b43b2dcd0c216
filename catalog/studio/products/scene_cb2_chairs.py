from parts import *
from products import column_side_table, rail_lounge_chair, room


def build(m):
    f = room.finished(ebony='wood:ebonised', steel='metal:steel', lacquer='lacquer:#e9e6df:.15', white='satin:#f0eee9:.5', black='cloth:tweed:#1c1c1f', art='plain:#17181a:.6'); wall = 1.0
    for x, turn in ((-.78, 26), (.78, -26)): room.place(rail_lounge_chair.build, (x, -.05), turn, {**m, 'leg': f['ebony'], 'frame': f['steel']})
    room.place(column_side_table.build, (0, -.02), 0, {'lacquer': f['lacquer']}); lathe('vase', smooth_profile([(.05, 0), (.06, .004), (.062, .10), (.03, .20), (.022, .27), (.026, .28), (.02, .272)], 60), f['art'], at=(0, 0, .50), around=64)
    plate('art', ellipse(1.1, 1.1, 160), .05, f['white'], edge=.006, at=(0, wall - .026, 1.62), rot=(90, 0, 0))
    room.wall_at(wall); room.view(-1.8, 1.8, -.05, 2.25, -.75)
