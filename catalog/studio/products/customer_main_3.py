from parts import *
from products import alder_sofa, case, hale_coffee_table, props, room


def build(m):
    f = room.finished(walnut='wood:walnut', oak='wood:oak', wool='cloth:boucle:#d3c9b6', mugs='ceramic:#a4674a', mug2='ceramic:#ece6da', c0='plain:#5b6b62:.6', c1='plain:#d9c9ab:.6', c2='plain:#a3573a:.6', page='plain:#efe7d6:.8', white='ceramic:#e4dccd', leaf='plain:#5d6e4c:.55', black='plain:#1a1b1d:.4', knit='cloth:tweed:#9f5434'); wall = 1.75
    room.place(alder_sofa.build, (0, 1.02), 0, {**m, 'leg': f['oak']}); hale_coffee_table.build({'leg': f['walnut']}); H = .40
    case.pile([f['c0'], f['c1'], f['c2']], f['page'], -.32, .05, H, [(.28, .21, .03), (.25, .19, .024), (.22, .16, .02)], seed=3); props.vase(f['white'], at=(-.02, .12, H), s=.8, branches=f['leaf']); room.mug(f['mugs'], (.20, -.10, H), 30); room.mug(f['mug2'], (-.06, -.16, H), -70)
    block('remote', (.045, .16, .016), f['black'], r=.006, at=(.38, .06, H + .008), rot=(0, 0, 28)); room.paperback(f['c2'], f['page'], (.42, -.12, H), 10); room.throw(f['knit'], (.55, .40), (.45, 1.16, .535), (0, 0, 5), seed=4, drop=.2)
    rug('rug', (2.6, 1.8), f['wool'], at=(0, .1, 0)); case.pile([f['c1'], f['c0']], f['page'], .15, .0, .182, [(.30, .22, .012), (.29, .21, .01)], seed=8); room.prints(.35, 1.55, wall, f['oak'], 0, (.5, .64)); room.wall_at(wall); room.view(-.78, .78, .0, 1.30, -.6)
