from parts import *
from products.bent import bend


def build(m, R=1.75, length=2.30, D=.90):
    """A seat and a low back on the same arc, both cut square at the ends; a ball instead of a pillow."""
    U = m['upholstery']
    plinth = block('plinth', (length - .26, D - .30, .06), m['leg'], r=.004, at=(0, 0, .03), cell=.05); bend(plinth, R)
    seat = block('seat', (length, D, .36), U, r=.085, puff=.012, at=(0, 0, .235), cell=.03, k=7); bend(seat, R)
    back = block('back', (length * .92, .25, .34), U, r=.110, puff=.012, at=(0, 0, .545), cell=.03, k=8)
    for v in back.data.vertices: v.co.y += .31
    bend(back, R)
    lathe('ball', [(max(.0005, .145 * math.sin(t)), .145 - .145 * math.cos(t)) for t in np.linspace(0, math.pi, 48)], m.get('pillow', U), at=(-.60, -.14, .405), around=64)
