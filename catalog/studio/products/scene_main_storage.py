from parts import *
from products import case, dew_table_lamp, linden_sideboard, oslo_dining_chair, props, room


def build(m):
    f = room.finished(oak='timber:oak', walnut='timber:walnut', white='ceramic:#ece6da', clay='ceramic:#a4674a', ink='ceramic:#40504f', leaf='plain:#5d6e4c:.55', page='plain:#ede4d2:.85', wool='cloth:tweed:#c9b99d',
                      c0='plain:#d6c7a7:.7', c1='plain:#7c3f34:.7', c2='plain:#465a55:.7'); wall = .26; H = .80
    linden_sideboard.build({}, styled=False)
    room.place(dew_table_lamp.build, (-.70, .03, H), 0, {}, table=False, H=.58)
    props.vase(f['white'], at=(.62, .04, H), s=1.25, branches=f['leaf']); case.pile([f['c0'], f['c1'], f['c2']], f['page'], .18, -.02, H, [(.29, .22, .032), (.26, .20, .024), (.22, .17, .028)], seed=4)
    props.turned('bowl', props.BOWL, f['clay'], (.18, -.02, H + .084), .62); props.turned('cup', props.VASE, f['ink'], (.44, -.06, H), .62); props.turned('cup', props.VASE, f['clay'], (.37, .06, H), .42)
    room.prints(-.18, 1.52, wall, f['walnut'], 2, (.74, .92)); room.prints(.56, 1.66, wall, f['walnut'], 1, (.44, .56))
    room.place(oslo_dining_chair.build, (1.42, -.12), -28, {**m, 'leg': f['oak']}); room.plant(room.greens('ceramic:#d8cdb8'), (-1.38, -.10, 0), height=1.15, seed=4); rug('rug', (2.6, 1.5), f['wool'], at=(0, -1.12, 0))
    room.wall_at(wall); room.view(-1.72, 1.72, -.05, 2.08, -.9)
