from parts import *
from products import room, stripe_rug, thistle_pillow, towels


def build(m):
    f = room.finished(wool='yarn', backing='cloth:linen:#3a3a3a', black='cloth:linen:#1d1e21', ivory='cloth:linen:#ece7dc', welt='plain:#141416:.6', welt2='plain:#ece7dc:.6', red='cloth:felt:#9c2f20', red2='plain:#6f1f15:.6', white='satin:#efece6:.5')
    t = room.finished(thread='yarn:#141416:.5', low='yarn:#1b1c1f', top='yarn:#f3f1ec', **{'low base': 'plain:#141518:.95', 'top base': 'plain:#e6e3dc:.95'}); wall = .62; P = thistle_pillow.pillow
    block('plinth', (.74, .40, .42), f['white'], r=.004, at=(.62, .30, .21)); room.place(lambda m: towels.pile(m, ('low', 'top'), (0, 0, 0), 'CLS', seed=4, turns=(1.5, -.8)), (.62, .28, .42), 4, t)
    P('pillow', (.58, .58), m['upholstery'], f['welt'], (-.72, .40, .29), (74, 0, 3), welt=.0062); P('red', (.52, .52), f['red'], f['red2'], (-.36, .26, .265), (70, 0, -7), welt=.0062); P('small pillow', (.46, .46), f['black'], f['welt2'], (-.66, .10, .225), (64, 0, 9), welt=.0062)
    room.place(stripe_rug.build, (0, -.55), 0, {'wool': f['wool'], 'backing': f['backing']}); room.wall_at(wall); room.view(-1.1, 1.1, -.02, 1.15, -.95)
