from parts import *
from products import case, finishes


def build(m, W=1.22, D=.50, H=.88, shift=.035, count=4, close=None):
    """Boxes, each a drawer, stacked with a recess between and every second one pushed along."""
    wood = finishes.finish(m, 'wood', 'timber:ash'); black = finishes.finish(m, 'recess', 'metal:black'); gap, base, t = .014, .05, .018; h = (H - base - (count - 1) * gap) / count; drawers = []
    case.board('plinth', (W - .12, D - .10, base), black, (0, .01, base / 2), r=.002)
    for k in range(count):
        z = base + k * (h + gap); x = shift * (1 if k % 2 else -1) / 2; w = W - shift
        case.hoop('box', w, h, D, t, .004, wood, at=(x, 0, z + h / 2), edge=.0018); case.board('back', (w - t, .01, h - t), wood, (x, D / 2 - .006, z + h / 2)); case.board('inside', (w - 2 * t - .001, D - .06, h - 2 * t - .001), case.dark(), (x, .01, z + h / 2))
        drawers.append(case.board('drawer', (w - 2 * t - .004, .02, h - 2 * t - .016), wood, (x, -D / 2 + .012, z + h / 2 - .006), r=.002))     # a finger's room above it
        if k < count - 1: case.board('recess', (W - .14, D - .06, gap), black, (0, .01, z + h + gap / 2), r=.001)
    case.matched(drawers)
    (x, z), wide = close or ((-W / 2 + .24, H - .27), .68); case.mark((x, -D / 2, z), wide)
