from parts import *
from products import case, finishes


def build(m, c=.345, D=.34, t=.022):
    """Stairs of open cells, four high at one end and one at the other, without a back."""
    wood = finishes.finish(m, 'wood', 'timber:oak'); n = [4, 3, 2, 1]; p = c + t; W = 4 * p + t; x0 = -W / 2
    for i in range(5):
        k = max(n[i - 1] if i else 0, n[i] if i < 4 else 0); case.board('side', (t, D, k * p + t), wood, (x0 + i * p + t / 2, 0, (k * p + t) / 2), grain=2)
    for j in range(5):
        for i in range(4):
            if n[i] >= j: case.board('shelf', (c - .0004, D - .002, t), wood, (x0 + i * p + t + c / 2, 0, j * p + t / 2), grain=0)
    B = [finishes.finish(m, f'cover{i}', f'plain:{q}:.6') for i, q in enumerate(('#e8e6e1', '#9a2c1c', '#1d1e20', '#d3cfc7', '#27406f'))]; P = finishes.finish(m, 'page', 'plain:#f0ede6:.85'); f = -D / 2 + .06
    black, white, stone = finishes.finish(m, 'ink', 'satin:#1b1b1c:.4'), finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), finishes.finish(m, 'stone', 'stone:travertine'); at = lambda i, j: (x0 + i * p + t, j * p + t)
    x, z = at(0, 0); case.books(B, P, x + .012, f, z, 9, .30, 4, lean=9, depth=.22); x, z = at(1, 0); case.pile(B, P, x + c / 2, 0, z, [(.28, .21, .036), (.26, .19, .03), (.22, .17, .026)], seed=3)
    x, z = at(0, 2); case.books(B[1:], P, x + .012, f, z, 8, .27, 9, depth=.2); x, z = at(1, 1); case.books(B[2:] + B[:1], P, x + .012, f, z, 6, .28, 12, lean=11, depth=.2)
    x, z = at(2, 1); lathe('vessel', smooth_profile([(.05, 0), (.080, .01), (.100, .08), (.080, .15), (.045, .176), (.042, .184), (.034, .18)], 60), black, at=(x + c / 2, 0, z), around=64)
    x, z = at(0, 1); lathe('vessel', smooth_profile([(.04, 0), (.066, .01), (.090, .10), (.074, .20), (.036, .235), (.034, .25), (.027, .245)], 60), white, at=(x + c / 2, 0, z), around=64)
    x, z = at(0, 3); a = np.linspace(0, 2 * np.pi, 96, endpoint=False); tube('ring', np.c_[.085 * np.cos(a), 0 * a, .085 * np.sin(a) + .110], .024, stone, at=(x + c / 2, 0, z), rot=(0, 0, 14), closed=True)
    x, z = at(2, 0); case.books(B, P, x + .012, f, z, 5, .29, 21, depth=.22); x, z = at(3, 1); case.pile(B[2:], P, x + c / 2, .0, z, [(.26, .20, .034), (.22, .17, .026)], seed=8)
