from parts import *
from products import case, finishes, props, wall


def build(m, W=.91, D=.20, z=.88, styled=True):
    """A thick oak board with a rail at the back, on two turned pegs that are seen from below."""
    oak = finishes.finish(m, 'wood', 'timber:oak'); t = .032
    block('larch shelf', (W, D, t), oak, r=.005, at=(0, -D / 2, z), grain=0, cell=.4); block('larch rail', (W, .018, .055), oak, r=.004, at=(0, -.009, z - t / 2 - .0265), grain=0, cell=.4)
    for s in (-1, 1): tube('larch peg', [(s * W * .36, -.004, z - .125), (s * W * .36, -D * .62, z - t / 2 + .004)], .011, oak); lathe('larch peg', [(.0005, .012), (.020, .011), (.022, 0)], oak, at=(s * W * .36, 0, z - .125), rot=(90, 0, 0), around=48)
    if not styled: return
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.68') for i, c in enumerate(('#3c5058', '#d9cbad', '#9d5338', '#5d6b55', '#c29a4d'))]; P = finishes.finish(m, 'page', 'plain:#ece3d0:.85'); top = z + t / 2
    case.books(B, P, -W / 2 + .07, -D + .035, top, 7, .23, 4, lean=8, depth=.15); props.vase(finishes.finish(m, 'ceramic', 'ceramic:#e8e1d5'), at=(W * .30, -D / 2, top), s=.78, branches=finishes.finish(m, 'leaf', 'plain:#60704c:.55'))
    props.turned('bowl', props.BOWL, finishes.finish(m, 'clay', 'ceramic:#a2664a'), (.03, -D / 2, top), .55)
