from parts import *
from products import fern_sofa, hale_coffee_table, room, wick_floor_lamp


def build(m):
    f = room.finished(walnut='timber:walnut', white='ceramic:#ece5d8', rust='cloth:linen:#9f5434', ochre='cloth:velvet:#b98a35', wool='cloth:boucle:#e2d8c6',
                      book0='plain:#5b6b62:.7', book1='plain:#d9c9ab:.7', book2='plain:#a3573a:.7')
    wall = .66; fern_sofa.build(m)
    room.pillow(f['rust'], (.72, -.05, .74), (66, -4, -18)); room.pillow(f['ochre'], (-.80, -.06, .73), (66, 3, 16), .44)
    room.place(hale_coffee_table.build, (.05, -1.25), 0, {'leg': f['walnut'], 'ceramic': f['white'], 'book0': f['book0'], 'book1': f['book1'], 'book2': f['book2']})
    room.place(wick_floor_lamp.build, (-1.50, .26)); room.plant(room.greens(), (1.62, .22, 0), height=1.35)
    rug('rug', (3.0, 2.1), f['wool'], at=(0, -1.05, 0))
    for i, x in enumerate((-.36, .36)): room.prints(x, 1.60, wall, f['walnut'], i)
    room.wall_at(wall); room.view(-1.85, 1.85, -.05, 2.1, -1.4)
