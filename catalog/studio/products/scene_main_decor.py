from parts import *
from products import aster_round_mirror, case, dew_table_lamp, heath_framed_print, props, room, sedge_linen_curtains, sorrel_console_table


def build(m):
    f = room.finished(oak='timber:oak', white='ceramic:#ece6da', clay='ceramic:#a4674a', page='plain:#ede4d2:.85', c0='plain:#d6c7a7:.7', c1='plain:#7c3f34:.7', wool='cloth:boucle:#d8ccb6', leaf='plain:#5d6e4c:.55'); wall = .24; H = .80
    sorrel_console_table.build({}, styled=False); room.place(aster_round_mirror.build, (-.12, wall), 0, {}, W=.86, z=1.56, far='#9aa79a')
    room.place(dew_table_lamp.build, (-.48, .02, H), 0, {}, table=False, H=.52); case.pile([f['c0'], f['c1']], f['page'], .12, -.02, H, [(.27, .20, .032), (.24, .18, .026)], seed=4); props.turned('bowl', props.BOWL, f['clay'], (.12, -.02, H + .058), .55)
    props.vase(f['white'], at=(.46, .02, H), s=1.1, branches=f['leaf']); room.place(heath_framed_print.build, (-1.22, wall), 0, {}, z=1.50)
    room.place(sedge_linen_curtains.build, (1.98, wall), 0, {}, W=1.9); room.plant(room.greens('ceramic:#d8cdb8'), (-1.24, -.12, 0), height=.72, seed=4, s=.9); rug('rug', (2.6, 1.4), f['wool'], at=(0, -1.02, 0))
    room.wall_at(wall); room.view(-1.72, 1.72, -.05, 2.08, -.9)
