from parts import *
from products import orchard_dining_table, oslo_dining_chair, pod_pendant, props, room


def build(m):
    f = room.finished(oak='wood:oak', glaze='glaze:#2f4a4c', clay='clay:#a8825f', linen='cloth:linen:#b3623f', white='ceramic:#ece5d8', leaf='plain:#5d6b46:.6', wool='cloth:tweed:#cdbfa8', lemon='plain:#d0a63a:.5')
    dish = room.finished(white='ceramic:#e6dfd0', clay='clay:#a8825f'); dish = dish['white'], dish['clay']; wall = 1.15; H = .75
    room.place(orchard_dining_table.build, (0, 0), 0, {'leg': f['oak']})
    for x in (-.50, .50):
        room.place(oslo_dining_chair.build, (x, -.70 - .05 * (x > 0)), 180 + (9 if x > 0 else -5), {**m, 'leg': f['oak']}); room.place(oslo_dining_chair.build, (x, .68), 0, {**m, 'leg': f['oak']})
        room.setting((x, -.28, H), 0, dish, f['linen']); room.setting((x, .28, H), 180, dish, f['linen'])
    room.place(oslo_dining_chair.build, (1.22, .02), -94, {**m, 'leg': f['oak']})
    props.vase(f['white'], at=(.04, .04, H), s=1.05, branches=f['leaf']); props.bowl(f['white'], at=(-.18, -.03, H), s=.85)
    for i, (x, y) in enumerate(((-.20, -.05), (-.155, .0), (-.21, .02))): lathe('fruit', smooth_profile([(.001, 0), (.02, .004), (.033, .03), (.03, .055), (.012, .068), (.001, .074)], 30), f['lemon'], at=(x, y, H + .028), rot=(70, 0, i * 115), around=32)
    room.place(pod_pendant.build, (0, 0), drop=1.46, R=.30, H=.36); room.prints(-.86, 1.62, wall, f['oak'], 2, (.6, .8)); room.prints(.0, 1.62, wall, f['oak'], 0, (.6, .8))
    room.plant(room.greens('ceramic:#b9805f'), (1.60, .70, 0), height=1.3, seed=3); rug('rug', (3.0, 2.2), f['wool'])
    room.wall_at(wall); room.view(-1.5, 1.65, -.05, 1.93, -.95)
