from parts import *
from products import case, finishes


def build(m, W=1.12, D=.48, H=.48):
    """A frame-and-panel chest of oak with a lid that overhangs; a folded throw lies on it."""
    wood = finishes.finish(m, 'wood', 'timber:oak'); lid, leg, post = .028, .07, .048; h = H - lid; z = (h + leg) / 2
    case.board('lid', (W + .03, D + .03, lid), wood, (0, -.004, H - lid / 2), r=.008)
    for sx in (-1, 1):
        for sy in (-1, 1): block('post', (post, post, h), wood, r=.005, at=(sx * (W / 2 - post / 2), sy * (D / 2 - post / 2), h / 2), grain=2)
    for y in (-1, 1):
        for zz in (leg + .035, h - .030): case.board('rail', (W - 2 * post, .026, .060), wood, (0, y * (D / 2 - .017), zz), r=.003)
        for k in (-1, 1): case.board('stile', (.050, .024, h - leg - .12), wood, (k * (W - 2 * post) / 6, y * (D / 2 - .018), z), r=.003, grain=2)
        case.board('panel', (W - 2 * post, .010, h - leg - .11), wood, (0, y * (D / 2 - .027), z), r=.001, grain=0)
    for x in (-1, 1):
        for zz in (leg + .035, h - .030): case.board('rail', (.026, D - 2 * post, .060), wood, (x * (W / 2 - .017), 0, zz), r=.003, grain=1)
        case.board('panel', (.010, D - 2 * post, h - leg - .11), wood, (x * (W / 2 - .027), 0, z), r=.001, grain=1)
    for k in (-1, 1): lathe('pull', smooth_profile(np.array(case.KNOB) * 1.0, 40), finishes.finish(m, 'pull', 'brass'), at=(k * .16, -D / 2 - .002, h - .030), rot=(90, 0, 0), around=40)
    block('throw', (.46, .36, .046), m['throw'], r=.022, puff=.006, at=(-.24, 0, H + .023), rot=(0, 0, 3), k=6, cell=.02); block('throw', (.45, .35, .040), m['throw'], r=.019, puff=.005, at=(-.242, .002, H + .066), rot=(0, 0, 1), k=6, cell=.02)
