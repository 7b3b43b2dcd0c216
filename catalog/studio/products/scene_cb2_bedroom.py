from parts import *
from products import cube_nightstand, orb_table_lamp, plinth_bed, room


def build(m):
    f = room.finished(black='satin:#141516:.45', white='satin:#efece6:.5', wool='cloth:tweed:#1e1f22', globe='opal:2.2', frame='metal:black', paper='plain:#f1efea', ink='plain:#15161a', rest='lacquer:#12302a:.1'); wall = 1.32; y = wall - .34
    plinth_bed.build(m); room.place(cube_nightstand.build, (-1.36, y), 0, {}); room.place(orb_table_lamp.build, (-1.36, y, .48), 0, {'globe': f['globe'], 'flex': f['black']}, R=.12, H=.33)
    block('plinth', (.40, .40, .44), f['white'], r=.003, at=(1.34, y, .22)); lathe('vase', smooth_profile([(.05, 0), (.08, .004), (.09, .10), (.03, .20), (.022, .27), (.026, .28), (.02, .272)], 60), f['black'], at=(1.34, y, .44), around=64)
    rug('rug', (3.0, 1.7), f['wool'], at=(0, -.95, 0)); plate('art', rounded_rect(1.5, .9, .004, 4), .04, f['ink'], edge=.003, at=(0, wall - .022, 1.60), rot=(90, 0, 0)); plate('art disc', ellipse(.5, .5, 120), .01, f['paper'], edge=.002, at=(.38, wall - .046, 1.62), rot=(90, 0, 0))
    room.wall_at(wall); room.view(-1.9, 1.9, -.02, 2.2, -1.45)
