from parts import *
from products import case, dew_table_lamp, juniper_bed, juniper_nightstand, room


def build(m):
    f = room.finished(walnut='timber:walnut', wool='cloth:boucle:#d9cfbd', white='ceramic:#ece6da', c0='plain:#5b6b62:.7', c1='plain:#d9c9ab:.7', page='plain:#ede4d2:.85', sheer='cloth:linen:#e9e2d4', knit='cloth:boucle:#b07a5e'); wall = 1.20; y = wall - .30
    juniper_bed.build(m)
    for x in (-1.32, 1.32): room.place(juniper_nightstand.build, (x, y), 0, {}, styled=False); room.place(dew_table_lamp.build, (x, y + .02, .60), 0, {}, table=False, H=.52, R=.17)
    top = case.pile([f['c0'], f['c1']], f['page'], 1.22, y - .14, .60, [(.20, .15, .022), (.18, .13, .018)], seed=2); room.mug(f['white'], (-1.20, y - .13, .60), -40)
    room.curtain(f['sheer'], -2.75, -1.95, wall - .16); room.plant(room.greens('ceramic:#c9b79a'), (2.02, wall - .42, 0), height=1.2, seed=7)
    rug('rug', (3.1, 1.9), f['wool'], at=(0, -.85, 0)); room.prints(-.36, 1.72, wall, f['walnut'], 0, (.52, .66)); room.prints(.36, 1.72, wall, f['walnut'], 2, (.52, .66)); room.wall_at(wall); room.view(-1.95, 1.95, -.02, 2.2, -1.45)
