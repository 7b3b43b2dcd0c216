from parts import *
from products import arc_floor_lamp, room, slab_coffee_table, strata_sofa


def build(m):
    f = room.finished(stone='stone:travertine', wool='cloth:tweed:#d9d6cf', black='cloth:tweed:#1d1d20', red='lacquer:#9a2c1c:.12'); wall = .95
    strata_sofa.build({**m, 'pillow': f['black']}); room.place(slab_coffee_table.build, (.10, -1.32), 0, {'stone': f['stone']}); room.place(arc_floor_lamp.build, (1.62, .42), 200, {}, W=1.2)
    rug('rug', (3.2, 2.2), f['wool'], at=(0, -1.05, 0)); lathe('orb', [(max(.0005, .07 * math.sin(t)), .07 - .07 * math.cos(t)) for t in np.linspace(0, math.pi, 40)], f['red'], at=(.28, -1.24, .36), around=64)
    room.wall_at(wall); room.view(-1.9, 1.9, -.05, 2.22, -1.5)
