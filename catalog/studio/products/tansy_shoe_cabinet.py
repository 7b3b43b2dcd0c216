from parts import *
from products import case, finishes, props, tansy_media_console


def build(m, W=.92, D=.26, H=1.04, styled=True):
    """Shallow oak with four cane flaps that tip forward."""
    wood, cane, pull = finishes.finish(m, 'wood', 'timber:oak'), finishes.finish(m, 'cane', 'cane'), finishes.finish(m, 'pull', 'brass'); t, leg = .022, .13; h = H - leg; z = leg + h / 2; y = -D / 2 + .016
    case.hoop('case', W, h, D, t, .012, wood, at=(0, 0, z), edge=.003); case.back(W, h, t, .012, wood, (0, D / 2 - .012, z)); case.board('inside', (W - 2 * t - .02, .01, h - 2 * t - .02), case.dark(), (0, D / 2 - .03, z)); mid = leg + h / 2
    case.board('partition', (.020, D - .02, h - 2 * t), wood, (0, .004, z), grain=2); case.board('rail', (W - 2 * t, D - .02, .018), wood, (0, .004, mid), r=.003)
    for s in (-1, 1):
        a, b = sorted((s * .0105, s * (W / 2 - t)))
        for lo, hi in ((leg + t, mid - .009), (mid + .009, H - t)): tansy_media_console.cane_door(a, b, lo, hi, y, wood, cane, rail=.040); case.knob(pull, ((a + b) / 2, y - .011, hi - .022), .72)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .08), sy * (D / 2 - .055), 0), leg + .004, top=.021, foot=.013, splay=(sy * 3, sx * -4))
    if not styled: return
    props.turned('bowl', props.BOWL, finishes.finish(m, 'clay', 'ceramic:#a4674a'), (-.24, 0, H), .68); props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e9e2d4'), at=(.24, .01, H), s=.8, branches=finishes.finish(m, 'leaf', 'plain:#66744d:.55'))
