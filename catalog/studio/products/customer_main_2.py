from parts import *
from products import brinn_lounge_chair, case, room


def build(m):
    f = room.finished(oak='wood:oak', wool='cloth:boucle:#a9a294', knit='cloth:tweed:#6f7d62', white='satin:#e9e6df:.45', sheer='cloth:linen:#e6e1d6', rim='cloth:boucle:#8a7f72', pad='cloth:boucle:#d8cfc0', c0='plain:#8d3f35:.6', c1='plain:#38484a:.6', c2='plain:#d9c9ab:.6', page='plain:#efe7d6:.8'); wall = .85
    room.place(brinn_lounge_chair.build, (.12, .05), -28, {**m, 'leg': f['oak']}); room.pillow(f['knit'], (.10, .10, .62), (58, 4, -30), .40); room.curtain(f['sheer'], -1.35, -.72, wall - .14)
    room.radiator(f['white'], -.28, wall); room.cat_bed(f, (.62, -.72, 0)); room.plant(room.greens('ceramic:#b9805f'), (.98, .48, 0), height=1.0, seed=12, s=.85)
    case.pile([f['c0'], f['c1'], f['c2'], f['c1']], f['page'], -.66, -.30, 0, [(.25, .19, .034), (.23, .17, .026), (.21, .15, .02), (.2, .14, .018)], seed=21); rug('rug', (1.7, 1.3), f['wool'], at=(.1, -.30, 0))
    room.wall_at(wall); room.view(-.92, .98, -.02, 1.75, -.95)
