from parts import *
from products import meadow_rug, room, thistle_pillow, towels


def build(m):
    f = room.finished(oak='wood:oak', wool='yarn', backing='cloth:linen:#b9a27c', flax='cloth:linen:#d8c7a3', flax2='cloth:linen:#b5a17a', rust='cloth:linen:#9f5434', rust2='cloth:linen:#7f4026', plum='cloth:linen:#6d5668', sage='cloth:boucle:#a3ab92', knit='cloth:boucle:#e2d8c6', cord='cord:#b08f64', cloth0='cloth:linen:#cfd3d4', cloth1='cloth:boucle:#c9bba5')
    t = room.finished(thread='yarn:#2f4a55:.55', low='yarn:#7d9aa0', mid='yarn:#d9cbb2', top='yarn:#f1ece2', **{'low base': 'plain:#6c898f:.95', 'mid base': 'plain:#cbbca2:.95', 'top base': 'plain:#e3ddd0:.95'}); wall = .42; z = thistle_pillow.BENCH_H
    thistle_pillow.bench(f['oak'], W=1.5, D=.42); thistle_pillow.pillow('pillow', (.52, .52), m['upholstery'], f['plum'], (-.48, .26, z + .24), (70, 0, -4)); thistle_pillow.pillow('rust', (.46, .46), f['rust'], f['rust2'], (-.22, .16, z + .215), (66, 0, 10)); thistle_pillow.pillow('small pillow', (.56, .34), f['flax'], f['flax2'], (-.42, .06, z + .16), (62, 0, -6))
    room.place(lambda m: towels.pile(m, ('low', 'mid', 'top'), (0, 0, 0), 'EMH', sizes=(.78, 1.12, .78), turns=(-2, 1.5, -.6)), (.22, .13, z), -6, t)
    room.throw(f['knit'], (.34, .44), (.58, .32, z + .004), (0, 0, 2), folds=4, seed=3, drop=.34); room.basket(f, (-1.02, .10, 0), R=.21, H=.36)
    room.place(meadow_rug.build, (.12, -.72), 4, {'wool': f['wool'], 'backing': f['backing']}, stool=False); room.wall_at(wall); room.view(-1.15, 1.0, -.02, 1.22, -.95)
