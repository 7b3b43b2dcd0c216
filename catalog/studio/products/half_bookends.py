from parts import *
from products import case, finishes


def half(R, n=72): a = np.linspace(0, np.pi, n); return np.c_[R * np.cos(a), R * np.sin(a)]


def build(m, R=.105):
    """Two half discs of travertine with books between them, each on a foot of steel."""
    S, F = m['stone'], m['frame']; B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.6') for i, c in enumerate(('#e8e6e1', '#191a1c', '#9a2c1c', '#7d7f80', '#d3cfc7'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85')
    x0 = -.130; x1 = case.books(B, P, x0, -.060, .003, 9, .235, 4, depth=.16)
    for x, s in ((x0 - .002, -1), (x1 + .002, 1)):
        plate('half', half(R), .036, S, edge=.003, at=(x + s * .019, 0, .003), rot=(90, 0, 90)); block('foot', (.085, .15, .0026), F, r=.0010, at=(x - s * .006, 0, .0014), cell=.4)
