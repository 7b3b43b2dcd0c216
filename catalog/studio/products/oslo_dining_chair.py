from parts import *


def build(m):
    U, L = m['upholstery'], m['leg']
    for s in (-1, 1):
        block('leg', (.036, .036, .44), L, r=.007, taper=.62, at=(s * .205, -.205, .22), rot=(-3, s * 3, 0), grain=2)
        block('leg', (.034, .034, .44), L, r=.007, taper=.62, at=(s * .185, .20, .22), rot=(7, s * 3, 0), grain=2)
        tube('post', [(s * .185, .175, .43), (s * .19, .235, .62), (s * .175, .275, .80)], .013, L, bend=.15)
    for y in (-.195, .185): block('rail', (.38, .02, .05), L, r=.005, at=(0, y, .405))
    for x in (-.19, .19): block('rail', (.02, .36, .05), L, r=.005, at=(x, 0, .405))
    block('seat', (.455, .44, .062), U, r=.026, puff=.016, at=(0, -.01, .452), cell=.02, k=6)
    tube('seat welt', [(*p, .437) for p in rounded_rect(.462, .447, .03) + (0, -.01)], .003, U, closed=True)
    back = block('back', (.43, .045, .24), U, r=.021, puff=.012, at=(0, .245, .72), rot=(-12, 0, 0), cell=.02, k=5)
    for v in back.data.vertices: v.co.y -= .9 * v.co.x ** 2     # wrapped round the sitter
