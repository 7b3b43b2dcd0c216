from parts import *
from products import case, finishes, props


def door(x0, x1, z0, z1, y, wood, rail=.058):
    """Frame and panel: stiles run up, rails lie between them, the panel sits 9 mm back."""
    g = case.GAP; x0, x1, z0, z1 = x0 + g / 2, x1 - g / 2, z0 + g / 2, z1 - g / 2; cz = (z0 + z1) / 2; cx = (x0 + x1) / 2
    for x in (x0 + rail / 2, x1 - rail / 2): case.board('door stile', (rail, .022, z1 - z0), wood, (x, y, cz), r=.0025, grain=2)
    for z in (z0 + rail / 2, z1 - rail / 2): case.board('door rail', (x1 - x0 - 2 * rail - .0006, .022, rail), wood, (cx, y, z), r=.0025, grain=0)
    return case.board('door panel', (x1 - x0 - 2 * rail + .01, .012, z1 - z0 - 2 * rail + .01), wood, (cx, y + .006, cz), r=.002, grain=2)


def build(m, W=1.83, D=.46, H=.80, styled=True):
    wood = finishes.finish(m, 'wood', 'timber:oak'); t, leg = .024, .17; h = H - leg; z = leg + h / 2; y = -D / 2 + .014
    case.hoop('case', W, h, D, t, .008, wood, at=(0, 0, z), edge=.003)
    case.board('inside', (W - 2 * t - .002, D - .08, h - 2 * t - .002), case.dark(), (0, .02, z))
    third = (W - 2 * t) / 3.2; edges = [-W / 2 + t, -W / 2 + t + third, W / 2 - t - third, W / 2 - t]
    for x in edges[1:3]: case.board('partition', (.022, D - .02, h - 2 * t), wood, (x, .004, z))
    panels = [door(edges[0], edges[1] - .011, leg + t, H - t, y, wood), door(edges[2] + .011, edges[3], leg + t, H - t, y, wood)]; case.matched(panels, 2)
    for s in (-1, 1): case.knob(wood, (s * (edges[2] + .011 + .030), -D / 2 + .004, z + .06), 1.1)
    for (x, _, cz), (w, _, fh) in case.fronts('drawer', [1], [1, .8, .8], edges[1] + .011, edges[2] - .011, leg + t, H - t, y - .001, wood, r=.003):
        for s in (-1, 1): case.knob(wood, (x + s * w * .27, -D / 2 + .003, cz), 1.1)
    for s in (-1, 1): case.board('plinth', (W - .16, .020, .045), wood, (0, s * (D / 2 - .085), leg - .0225), r=.004)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .085), sy * (D / 2 - .085), 0), leg, top=.024, foot=.014, splay=(sy * 3, sx * -3))
    case.mark((-.34, -D / 2, H - .12), .74)
    if not styled: return
    props.vase(finishes.finish(m, 'ceramic', 'ceramic:#ece6da'), at=(-.58, .02, H), s=1.15, branches=finishes.finish(m, 'leaf', 'plain:#5d6e4c:.55'))
    props.turned('bowl', props.BOWL, finishes.finish(m, 'clay', 'ceramic:#a4674a'), (.42, -.02, H), 1.05)
    props.turned('cup', props.VASE, finishes.finish(m, 'ink', 'ceramic:#40504f'), (-.36, -.05, H), .55)
