from parts import *
from products import finishes


def build(m, W=1.32, D=.62, H=.34):
    """A thick walnut slab laid over two blocks of travertine."""
    wood, stone = finishes.finish(m, 'wood', 'timber:walnut'), m['stone']; t = .062
    block('slab', (W, D, t), wood, r=.004, at=(0, 0, H - t / 2), grain=0, cell=.4)
    for s in (-1, 1): block('block', (.22, D - .14, H - t), stone, r=.004, at=(s * (W / 2 - .27), 0, (H - t) / 2), cell=.3)
