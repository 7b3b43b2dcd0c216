from parts import *
from products import case, disc_pendant, plane_dining_table, props, room, wire_dining_chair


def build(m):
    f = room.finished(walnut='timber:walnut', black='metal:black', white='satin:#efece6:.5', ink='satin:#141516:.45', steel='satin:#a9abad:.35', c0='plain:#191a1c:.5', c1='plain:#d9c9ab:.5', c2='plain:#9a2c1c:.5', page='plain:#f0ede6:.85', sheer='cloth:linen:#e9e7e2', leaf='plain:#4d6140:.5', screen='plain:#20242a:.2'); wall = 1.35; H = .74
    plane_dining_table.build({'leg': f['walnut'], 'frame': f['black']})
    for x, y, t in ((-.45, -.72, 168), (.40, -.66, 196), (-.45, .66, 4), (.42, .68, -6)): room.place(wire_dining_chair.build, (x, y), t, {**m, 'frame': f['black']})
    block('laptop', (.31, .22, .012), f['steel'], r=.004, at=(.32, -.12, H + .006), rot=(0, 0, 8)); block('laptop', (.31, .006, .21), f['steel'], r=.003, at=(.305, .005, H + .108), rot=(-14, 0, 8)); block('screen', (.29, .002, .19), f['screen'], r=.001, at=(.3055, -.0005, H + .108), rot=(-14, 0, 8))
    room.mug(f['ink'], (.08, -.18, H), 200); props.vase(f['white'], at=(-.28, .12, H), s=1.0, branches=f['leaf']); case.pile([f['c0'], f['c1'], f['c2']], f['page'], -.52, -.12, H, [(.29, .21, .03), (.24, .17, .022), (.21, .15, .02)], seed=5); block('sheet', (.21, .297, .0006), f['page'], r=.0002, at=(-.16, -.20, H + .0004), rot=(0, 0, 17))
    room.place(disc_pendant.build, (0, 0), 0, {}, drop=1.48, lit=5); room.curtain(f['sheer'], -1.75, -.80, wall - .12); room.plant(room.greens('satin:#26272a:.4'), (1.02, .95, 0), height=1.15, seed=15); room.wall_at(wall); room.view(-.98, .98, .05, 1.9, -.85)
