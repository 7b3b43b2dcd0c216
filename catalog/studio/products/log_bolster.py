from parts import *


def log(U, welt, length, r, at, turn):
    """A bolster: a soft roll with flat ends, corded where they are sewn in."""
    a = np.linspace(0, np.pi / 2, 12); e = .016; half = [(r - e * (1 - math.sin(t)), length / 2 - e * (1 - math.cos(t))) for t in a]; end = length / 2
    prof = [(.0008, -end + .010), (r * .5, -end + .006)] + [(q, -z) for q, z in half] + [(r + .004 * math.sin(math.pi * t), (t - .5) * (length - 2 * e)) for t in np.linspace(.05, .95, 24)] + [(q, z) for q, z in half[::-1]] + [(r * .5, end - .006), (.0008, end - .010)]
    lathe('log', prof, U, at=at, rot=(0, 90, turn), around=96); c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn)); q = np.linspace(0, 2 * math.pi, 96, endpoint=False); w = r - .0035
    for k in (-1, 1): h = k * (end - .0045); tube('log welt', np.stack([at[0] + c * h - s * w * np.cos(q), at[1] + s * h + c * w * np.cos(q), at[2] + w * np.sin(q)], 1), .0042, welt, closed=True)


def build(m):
    """Two of them: one on the floor, one across its back."""
    log(m['upholstery'], m['welt'], .76, .098, (0, 0, .100), 8); log(m['second'], m['welt2'], .58, .088, (.03, -.200, .089), -14)
