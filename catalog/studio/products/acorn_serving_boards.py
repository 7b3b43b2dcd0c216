from parts import *
from products import clay_serving_bowl, finishes, settings


def paddle(L=.44, W=.20, grip=.15, neck=.046, r=.062):
    """A board with soft corners that narrows in one curve to a grip with a round end."""
    g, body = neck / 2, L - grip; a = np.linspace(0, np.pi / 2, 16)
    x = np.r_[r * (1 - np.cos(a)), np.linspace(r, body - .06, 8)[1:], np.linspace(body - .06, body + .045, 26)[1:], np.linspace(body + .045, L - g, 8)[1:], L - g + g * np.sin(a[1:])]
    t = np.clip((x - body + .06) / .105, 0, 1); w = W / 2 + (g - W / 2) * t * t * (3 - 2 * t); w = np.where(x < r, W / 2 - r + np.sqrt(np.maximum(r * r - (r - x) ** 2, 0)), w); w = np.where(x > L - g, np.sqrt(np.maximum(g * g - (x - L + g) ** 2, 0)), w)
    return np.vstack([np.c_[x, -w], np.c_[x, w][::-1][1:]]) - (L / 2, 0)


def build(m):
    """A walnut paddle over a larger one of oak, with a wedge of cheese and two lemons."""
    z = settings.tabletop(m); oak, walnut = finishes.finish(m, 'oak', 'timber:oak'), finishes.finish(m, 'walnut', 'timber:walnut')
    plate('board', paddle(.52, .24), .018, oak, edge=.006, at=(-.04, .070, z + .009), rot=(0, 0, 12)); plate('board', paddle(), .018, walnut, edge=.006, at=(-.01, -.035, z + .0272), rot=(0, 0, -14)); top = z + .0362
    a = np.linspace(0, math.radians(46), 24); wedge = np.vstack([[(0, 0)], np.stack([np.cos(a), np.sin(a)], 1) * .105]); plate('cheese', wedge, .040, m['cheese'], edge=.003, at=(-.150, -.055, top + .020), rot=(0, 0, 20)); plate('rind', np.vstack([np.stack([np.cos(a), np.sin(a)], 1) * .1075, (np.stack([np.cos(a), np.sin(a)], 1) * .1045)[::-1]]), .0405, m['rind'], edge=.0008, at=(-.150, -.055, top + .020), rot=(0, 0, 20))
    for x, y, lean, turn in ((.010, -.055, 84, 30), (.045, .002, 80, -50)): lathe('fruit', smooth_profile(clay_serving_bowl.LEMON, 40), m['fruit'], at=(x, y, top + .029), rot=(lean, 0, turn), around=48)
