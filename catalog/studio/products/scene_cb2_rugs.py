from parts import *
from products import case, column_side_table, cup_chair, half_rug, plane_bench, room


def build(m):
    """A rug of half circles across a cast floor, a bench behind it and one chair on its far corner."""
    f = room.finished(wool='yarn', backing='cloth:linen:#d9d0bd', lacquer='lacquer:#e9e6df:.15', vase='satin:#141516:.45', ebony='wood:ebonised', walnut='wood:walnut', black='metal:black', page='plain:#e9e3d4', book='plain:#2d4478:.6', book1='plain:#c79138:.6', orb='lacquer:#9a2c1c:.12'); wall = 1.35
    room.place(half_rug.build, (0, -.62), 0, {'wool': f['wool'], 'backing': f['backing']}, corner=None)
    room.place(cup_chair.build, (1.10, .40), -28, {**m, 'leg': f['ebony']}); room.place(column_side_table.build, (.28, .90), 0, {'lacquer': f['lacquer']}); room.place(plane_bench.build, (-.80, .98), 0, {'leg': f['walnut'], 'frame': f['black']})
    lathe('vase', smooth_profile([(.05, 0), (.06, .004), (.062, .10), (.03, .20), (.022, .27), (.026, .28), (.02, .272)], 60), f['vase'], at=(.28, .90, .50), around=64)
    case.pile([f['book'], f['book1']], f['page'], -1.12, .98, .45, [(.28, .21, .030), (.24, .18, .024)]); lathe('orb', [(max(.0005, .06 * math.sin(t)), .06 - .06 * math.cos(t)) for t in np.linspace(0, math.pi, 40)], f['orb'], at=(-.72, .96, .45), around=64)
    room.wall_at(wall); room.view(-1.5, 1.5, 0, 1.10, -1.9)
