from parts import *
from products import case, dew_table_lamp, linden_sideboard, props, room


def build(m):
    f = room.finished(walnut='timber:walnut', white='satin:#efece6:.5', clay='ceramic:#a4674a', cream='ceramic:#e8e1d4', leaf='plain:#5d6e4c:.55', c0='plain:#d6c7a7:.6', c1='plain:#7c3f34:.6', c2='plain:#465a55:.6', page='plain:#ede4d2:.85', cord='cord:#b08f64', cloth0='cloth:linen:#cfd3d4', cloth1='cloth:linen:#9fb0b8', wool='cloth:tweed:#a79a86'); wall = .25; H = .80
    linden_sideboard.build({}, styled=False); room.place(dew_table_lamp.build, (-.52, .02, H), 0, {}, table=False, H=.56, lit=3.4); room.prints(.10, 1.42, wall, f['walnut'], 2, (.46, .60))
    props.vase(f['cream'], at=(.52, .05, H), s=.9, branches=f['leaf']); case.pile([f['c0'], f['c1'], f['c2']], f['page'], .06, -.06, H, [(.27, .20, .03), (.24, .18, .022), (.2, .15, .02)], seed=9); room.mug(f['clay'], (.31, -.12, H), -40)
    x = -.28
    for k, t in enumerate((.03, .022, .026, .034)): case.book([f['c2'], f['c1'], f['c0'], f['c2']][k], f['page'], x, .0, H, t, .15, .20 - .012 * k); x += t + .001
    room.basket(f, (.62, -.62, 0)); room.socket(f['white'], -1.02, .32, wall); rug('rug', (1.9, 1.0), f['wool'], at=(-.35, -.95, 0)); room.spill((-.50, -.26, 1.08, 8), (-.52, .02, 1.58, 5), (1.2, -1.6, 1.8, 9)); room.wall_at(wall); room.view(-.88, .88, -.02, 1.82, -.9)
