from parts import *
from products import case, props


def build(m, R=.47, H=.41):
    """A round top with a raised rim on four turned legs, and a smaller round shelf between them."""
    L = m['leg']; a = np.linspace(0, 2 * math.pi, 144, endpoint=False)
    plate('top', ellipse(2 * R, 2 * R, 144), .026, L, edge=.007, at=(0, 0, H - .013)); tube('lip', np.c_[(R - .008) * np.cos(a), (R - .008) * np.sin(a), 0 * a + H + .003], .0085, L, closed=True)
    plate('shelf', ellipse(1.30 * R, 1.30 * R, 128), .020, L, edge=.006, at=(0, 0, .150))
    for i in range(4): t = math.radians(45 + 90 * i); r = R * .74; case.turned_leg(L, (r * math.cos(t), r * math.sin(t), 0), H - .024, top=.026, foot=.015, splay=(4 * math.sin(t), -4 * math.cos(t)))
    props.books(m, at=(-.05, -.05, .160)); props.bowl(m['ceramic'], at=(.13, .06, H), s=.85)
