from parts import *
from products import alder_sofa, case, hale_coffee_table, room, wick_floor_lamp


def build(m):
    f = room.finished(oak='wood:oak', walnut='wood:walnut', wool='cloth:tweed:#b8ab97', knit='cloth:boucle:#c98f6b', grey='cloth:linen:#8b8a86', white='satin:#efece6:.5', mugs='ceramic:#5d7380', c0='plain:#324a5f:.6', c1='plain:#d9c9ab:.6', c2='plain:#8d3f35:.6', page='plain:#efe7d6:.8'); wall = .60
    alder_sofa.build(m); room.throw(f['knit'], (.60, .42), (.55, .18, .535), (0, 0, -7), folds=5, seed=5, drop=.30); room.pillow(f['grey'], (.80, -.02, .70), (62, 6, -24), .46)
    room.place(wick_floor_lamp.build, (-1.36, .22), 0, {}, lit=5); room.place(hale_coffee_table.build, (-.15, -1.12), 5, {'leg': f['walnut']})
    case.pile([f['c0'], f['c1'], f['c2']], f['page'], -.48, -1.14, .40, [(.26, .19, .03), (.21, .15, .022), (.20, .14, .016)], seed=12); room.mug(f['mugs'], (.08, -1.20, .40), -60); room.paperback(f['c1'], f['page'], (.24, -1.04, .40), 20)
    rug('rug', (2.3, 1.6), f['wool'], at=(-.1, -1.0, 0)); room.prints(-.30, 1.50, wall, f['oak'], 1, (.44, .56)); room.socket(f['white'], -.98, .30, wall); room.spill((-1.28, -.05, 1.15, 13), (-1.36, .22, 1.80, 7), (1.6, -1.8, 1.9, 7)); room.wall_at(wall); room.view(-1.25, .72, .02, 1.9, -1.3)
