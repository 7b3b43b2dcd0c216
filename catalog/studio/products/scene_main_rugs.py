from parts import *
from products import brinn_lounge_chair, case, room, settings, sorrel_kilim_rug, thyme_side_table


def build(m):
    f = room.finished(oak='wood:oak', wool='yarn', rust='cloth:linen:#8f4a30', white='ceramic:#ece5d8', clay='ceramic:#a4674a', leaf='plain:#5d6e4c:.55', page='plain:#ede4d2:.85', c0='plain:#33475a:.7', c1='plain:#d6c7a7:.7'); wall = 1.28
    room.place(sorrel_kilim_rug.build, (.03, -.36), 3, {'wool': f['wool']}, corner=None)
    room.place(brinn_lounge_chair.build, (-.86, .46), 32, {**m, 'leg': f['oak']}); room.pillow(f['rust'], (-.83, .57, .61), (66, 0, 32), .42)
    room.place(thyme_side_table.build, (-.04, .84), 20, {'leg': f['oak'], 'ceramic': f['white'], 'clay': f['clay'], 'leaf': f['leaf']})
    room.plant(room.greens('ceramic:#d8cdb8'), (1.42, .88, 0), height=1.0, seed=9)
    settings.stool(f['oak'], at=(.70, .66), turn=-14); case.pile([f['c0'], f['c1']], f['page'], .70, .66, .45, [(.26, .19, .030), (.22, .17, .024)], seed=4)
    room.wall_at(wall); room.view(-1.52, 1.52, 0, 1.2, -1.42)
