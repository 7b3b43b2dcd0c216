from parts import *
from products import brinn_lounge_chair, dew_table_lamp, harbor_bookcase, pell_ottoman, quill_side_table, room


def build(m):
    f = room.finished(oak='wood:oak', wool='cloth:boucle:#ddd2be', knit='cloth:boucle:#8d9a86', rust='cloth:boucle:#b07a5e', book='plain:#40504f:.7')
    wall = .95; room.place(harbor_bookcase.build, (-1.12, wall - .20))
    room.place(brinn_lounge_chair.build, (.10, -.05), -24, {**m, 'leg': f['oak']}); room.place(pell_ottoman.build, (-.42, -1.02), 0, {'upholstery': f['rust'], 'leg': f['oak']})
    room.place(quill_side_table.build, (.92, .22), 0, {'leg': f['oak']}); room.place(dew_table_lamp.build, (.92, .22, .53), 0, {}, table=False, H=.54)
    room.plant(room.greens('ceramic:#c9b79a'), (1.62, .46, 0), height=1.2, seed=9); rug('rug', (2.4, 1.9), f['wool'], at=(.0, -.45, 0))
    room.throw(f['knit'], (.30, .40), (-.44, -.82, .405), (0, 0, 6), drop=.22); room.prints(.50, 1.66, wall, f['oak'], 1)
    room.wall_at(wall); room.view(-1.7, 1.72, -.05, 2.1, -1.25)
