from parts import *
from products import finishes, room, wall


def build(m, W=.61, H=.81, z=1.45):
    """Five ranges of hills and a low sun, printed in earth inks, in an oak frame with a wide mount."""
    f = room.finished(paper='plain:#f2ecdf:.9', sky='plain:#e7d7bd:.9', sun='plain:#c8713f:.9', a='plain:#b9b39a:.9', b='plain:#93a08a:.9', c='plain:#6d8073:.9', d='plain:#4b6058:.9', e='plain:#31443f:.9'); w, h = W * .70, H * .72
    hills = [('abcde'[i], wall.ridge(w, -h / 2, h * (.12 - .125 * i), 3 + i), 0, 0) for i in range(5)]
    wall.print_('hills', 0, z, W, H, [('sky', wall.box(w, h), 0, 0), ('sun', ellipse(w * .25, w * .25, 80), w * .17, h * .24), *hills], f, finishes.finish(m, 'frame', 'timber:oak'), f['paper'], face=.02, depth=.032)
