from parts import *
from parts_small import yarns
from products import rugs

R, PITCH = .915, .0225            # round, 6 ft; from one turn of the braid to the next
DARK = (range(37, 41), range(20, 22))


def build(m):
    """A braid of jute wound into a round, black at the rim."""
    rng = np.random.default_rng(21); jute, black = rugs.linear('#b8945f', '#242220'); rounds = int(R / PITCH); a = np.concatenate([np.linspace(k, k + 1, max(16, int(2 * np.pi * (k + .5) * PITCH / .0036)), endpoint=False) for k in range(rounds)])
    r = PITCH * (a + .35); run = np.r_[0, np.cumsum(np.hypot(np.diff(r), r[1:] * 2 * np.pi * np.diff(a)))]; k = 40; n = (len(a) - 1) // k; at = np.arange(n)[:, None] * k + np.arange(k + 1)[None]; turn = np.floor(a[at[:, k // 2]]).astype(int)
    dark = np.isin(turn, [t for part in DARK for t in part])
    for strand in range(3):
        ph = run * 2 * np.pi / .036 + strand * 2 * np.pi / 3; side = .0056 * np.sin(ph); up = .0072 + .0030 * np.cos(2 * ph); rr = r + side
        P = np.stack([rr * np.cos(2 * np.pi * a), rr * np.sin(2 * np.pi * a), up], -1)[at]
        for ply in range(3):
            q = run[at] * 2 * np.pi / .011 + ply * 2.1; Q = P.copy(); out = P[..., :2] / (np.linalg.norm(P[..., :2], axis=-1, keepdims=True) + 1e-9); Q[..., :2] += out * (.0021 * np.cos(q))[..., None]; Q[..., 2] += .0021 * np.sin(q)
            yarns('rug braid', Q, .0027, m['wool'], np.where(dark[:, None], black, jute) * rng.normal(1, .10, (n, 1)), sides=5)
    plate('rug base', ellipse(2 * R - .05, 2 * R - .05, 120), .006, m['backing'], edge=.002, at=(0, 0, .003))
