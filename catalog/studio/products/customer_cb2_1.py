from parts import *
from products import alder_sofa, case, room, slab_coffee_table


def build(m):
    f = room.finished(stone='stone:travertine', rugc='cloth:tweed:#c9c6bf', grey='cloth:linen:#b7b4ae', white='satin:#efece6:.5', black='satin:#141516:.45', sheer='cloth:linen:#e9e7e2', c0='plain:#191a1c:.5', c1='plain:#e8e6e1:.5', c2='plain:#9a2c1c:.5', page='plain:#f0ede6:.85', frame='metal:black', knit='cloth:boucle:#8d8a84'); wall = .62
    alder_sofa.build(m); room.pillow(f['grey'], (.42, -.10, .70), (52, 8, -10), .48); room.throw(f['knit'], (.56, .40), (-.50, .17, .535), (0, 0, 9), folds=5, seed=7, drop=.32); room.place(slab_coffee_table.build, (.40, -1.12), 6, {'stone': f['stone']})
    case.pile([f['c0'], f['c1'], f['c2']], f['page'], .52, -1.10, .36, [(.30, .23, .03), (.27, .21, .02), (.2, .14, .02)], seed=2); room.mug(f['black'], (.14, -1.16, .36), -30); rug('rug', (2.4, 1.7), f['rugc'], at=(.1, -1.0, 0))
    room.picture(.25, 1.46, .60, .80, wall, [('c0', room.blob(.36, .44, 4), 0, .03), ('c2', ellipse(.14, .14), .12, -.22)], f['frame'], f['white'], f); room.curtain(f['sheer'], -1.75, -1.12, wall - .12); room.socket(f['white'], .98, .28, wall); room.wall_at(wall); room.view(-1.02, .92, .02, 1.86, -1.0)
