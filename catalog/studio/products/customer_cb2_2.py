from parts import *
from products import arc_floor_lamp, case, column_side_table, rail_lounge_chair, room


def build(m):
    f = room.finished(ebony='wood:ebonised', steel='metal:steel', lacquer='plain:#5a1d18:.28', rugc='cloth:tweed:#8f8c86', black='satin:#141516:.45', c0='plain:#191a1c:.5', c1='plain:#e8e6e1:.5', page='plain:#f0ede6:.85', rim='cloth:boucle:#3a3b3d', pad='cloth:boucle:#8d8a84', white='satin:#efece6:.5'); wall = .75
    room.place(rail_lounge_chair.build, (.05, .0), -26, {**m, 'leg': f['ebony'], 'frame': f['steel']}); room.place(column_side_table.build, (.74, -.12), 0, {'lacquer': f['lacquer']}); room.place(arc_floor_lamp.build, (-.82, .38), -18, {}, W=1.0, H=1.85, lit=18)
    z = case.pile([f['c0'], f['c1']], f['page'], .72, -.10, .50, [(.24, .18, .024), (.2, .14, .018)], seed=6); room.mug(f['black'], (.82, -.24, .50), -60); room.cat_bed(f, (-.45, -.72, 0), .23); case.pile([f['c1'], f['c0'], f['c1']], f['page'], .58, -.62, 0, [(.28, .22, .03), (.26, .2, .02), (.24, .18, .02)], seed=9)
    rug('rug', (2.0, 1.5), f['rugc'], at=(.1, -.25, 0)); room.socket(f['white'], .62, .30, wall); room.spill((-.2, -.1, 1.25, 6), (1.4, -1.6, 1.9, 8)); room.wall_at(wall); room.view(-.95, 1.0, -.02, 1.88, -.9)
