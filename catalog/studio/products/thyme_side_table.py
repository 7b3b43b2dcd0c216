from parts import *
from products import case, props


def build(m, R=.24, H=.56):
    """The round coffee table in small: a rim, three turned legs and a shelf."""
    L = m['leg']; a = np.linspace(0, 2 * math.pi, 128, endpoint=False)
    plate('top', ellipse(2 * R, 2 * R, 128), .022, L, edge=.006, at=(0, 0, H - .011)); tube('lip', np.c_[(R - .007) * np.cos(a), (R - .007) * np.sin(a), 0 * a + H + .0025], .0072, L, closed=True)
    plate('shelf', ellipse(1.42 * R, 1.42 * R, 112), .018, L, edge=.005, at=(0, 0, .185))
    for i in range(3): t = math.radians(90 + 120 * i); r = R * .70; case.turned_leg(L, (r * math.cos(t), r * math.sin(t), 0), H - .020, top=.021, foot=.0125, splay=(4 * math.sin(t), -4 * math.cos(t)))
    props.vase(m['ceramic'], at=(-.04, .03, H), s=.62, branches=m['leaf']); props.bowl(m['clay'], at=(.0, -.02, .194), s=.55)
