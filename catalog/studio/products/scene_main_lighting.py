from parts import *
from products import brinn_lounge_chair, dew_table_lamp, linden_sideboard, pod_pendant, props, room, wick_floor_lamp


def build(m):
    f = room.finished(oak='wood:oak', walnut='timber:walnut', wool='cloth:boucle:#cfc1a8', white='ceramic:#ece6da', leaf='plain:#5d6e4c:.55', ochre='cloth:velvet:#b98a35'); wall = .72; H = .80
    room.place(linden_sideboard.build, (-.95, wall - .24), 0, {}, styled=False); room.place(dew_table_lamp.build, (-1.45, wall - .24, H), 0, {}, table=False, H=.58, lit=3.2)
    props.vase(f['white'], at=(-.42, wall - .22, H), s=1.1, branches=f['leaf']); props.bowl(f['white'], at=(-.86, wall - .26, H), s=.9)
    room.place(brinn_lounge_chair.build, (.62, -.16), 26, {**m, 'leg': f['oak']}); room.place(wick_floor_lamp.build, (1.36, .26), 0, {}, lit=4.6)
    room.place(pod_pendant.build, (-.20, -.30), 0, {}, drop=1.62, lit=6); room.prints(-.86, 1.50, wall, f['walnut'], 0, (.6, .76)); rug('rug', (2.6, 1.8), f['wool'], at=(.3, -.6, 0))
    room.spill((-1.45, wall - .50, 1.12, 5), (-1.42, wall - .20, 1.62, 3), (1.30, -.10, 1.18, 9), (1.36, .26, 1.82, 5), (-.20, -.30, 1.50, 9)); room.wall_at(wall); room.view(-1.66, 1.6, -.05, 2.16, -.7)
