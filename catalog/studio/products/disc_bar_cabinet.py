from parts import *
from products import case, finishes


def build(m, W=1.00, D=.43, H=1.30, cards=None):
    """Two black doors with one disc of brass across them, each door with its half, on a steel frame."""
    wood, steel, brass = finishes.finish(m, 'wood', 'timber:ebonised'), finishes.finish(m, 'plinth', 'metal:black'), finishes.finish(m, 'pull', 'brass'); leg, t = .20, .022; h = H - leg; z = leg + h / 2; door = (W - 2 * t) / 2
    case.hoop('case', W, h, D, t, .004, wood, at=(0, 0, z), edge=.002); case.board('back', (W - t, .01, h - t), wood, (0, D / 2 - .006, z), grain=2); case.board('inside', (W - 2 * t - .001, D - .10, h - 2 * t - .001), case.dark(), (0, .02, z))
    case.fronts('door', [1, 1], [1], -W / 2 + t, W / 2 - t, leg + t, H - t, -D / 2 + .012, wood, gap=.0042, r=.002, axis=2)
    R, zc = door * .62, z + .06; a = np.linspace(-math.pi / 2, math.pi / 2, 64)
    for s in (-1, 1):
        P = np.stack([s * (.0021 + R * np.cos(a)), R * np.sin(a)], 1); P = P if s > 0 else P[::-1]
        plate('disc', P, .012, brass, edge=.0015, at=(0, -D / 2 - .004, zc), rot=(90, 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1): case.board('leg', (.022, .022, leg), steel, (sx * (W / 2 - .035), sy * (D / 2 - .035), leg / 2), r=.0015)
        case.board('leg', (.022, D - .07, .022), steel, (sx * (W / 2 - .035), 0, leg - .011), r=.0015); case.board('leg', (.022, D - .07, .022), steel, (sx * (W / 2 - .035), 0, .011), r=.0015)
    for sy in (-1, 1): case.board('leg', (W - .07, .022, .022), steel, (0, sy * (D / 2 - .035), leg - .011), r=.0015)
    if cards: finishes.cards(cards)
