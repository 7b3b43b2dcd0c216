from parts import *


def build(m, W=.92, D=.70, H=.40):
    U = m['upholstery']; p, q, uv, _ = grid_box((2, 2, 2), .9, .14, 10)
    d = p / np.linalg.norm(p, axis=1, keepdims=True); e = np.sign(d) * np.abs(d) ** np.array([.92, .92, .85]); e /= np.linalg.norm(e, axis=1, keepdims=True) ** .35
    x, y, z = e.T; x = x * (1 + .06 * y); y = y * (1 - .20 * x) + .06 * x * x; z = z * (1 - .10 * x)
    z = np.where(z < -.72, -.72 - .10 * np.tanh((-.72 - z) / .10), z); P = np.stack([x * W / 2, y * D / 2, z * H / 2], 1); P[:, 2] -= P[:, 2].min()
    o = make('pebble', P, q, uv * .36, U); s = o.modifiers.new('smooth', 'SUBSURF'); s.levels = s.render_levels = 1
