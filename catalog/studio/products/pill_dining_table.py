from parts import *
from products import finishes, props


def build(m, W=2.20, D=1.00, H=.75):
    """A top with round ends on two reeded drums."""
    wood, black = finishes.finish(m, 'wood', 'timber:smoked'), finishes.finish(m, 'plinth', 'metal:black'); t, r = .036, .21
    plate('top', rounded_rect(W, D, D / 2 - .001, 40), t, wood, edge=.004, under=(.020, .020), at=(0, 0, H - t / 2))
    for s in (-1, 1):
        x = s * .52; lathe('foot', [(.0005, 0), (r - .012, 0), (r - .012, .014), (.0005, .014)], black, at=(x, 0, 0), around=96)
        plate('drum', fluted(r, 36, .010), H - t - .014, wood, edge=.0015, at=(x, 0, .014 + (H - t - .014) / 2), grain=2)
    props.bowl(finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), (.12, .02, H), 1.15)
