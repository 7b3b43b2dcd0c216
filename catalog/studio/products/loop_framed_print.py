from parts import *
from products import finishes, room, wall


def build(m, W=.61, H=.81, z=1.45):
    """One fat black line that loops three times down the paper, over a red disc."""
    f = room.finished(paper='plain:#f1efe9:.9', ink='plain:#17181a:.9', red='plain:#c23a22:.9'); t = np.linspace(0, 1, 260); turns = t * 3.5 * 2 * np.pi; fat = .017
    x = .125 * np.sin(turns) * (1 - .25 * t); y = .235 - .47 * t + .075 * np.cos(turns); C = np.stack([x, y], 1); T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); N = np.stack([-T[:, 1], T[:, 0]], 1)
    wall.print_('loop', 0, z, W, H, [('red', ellipse(.20, .20, 90), .06, .17)], f, finishes.finish(m, 'frame', 'metal:black'), f['paper'], face=.012, depth=.03, r=.0012)
    pts = np.concatenate([C + N * fat, C - N * fat]); n = len(t); quads = [[i, i + 1, n + i + 1, n + i][::-1] for i in range(n - 1)]
    make('loop ink', np.c_[pts[:, 0], -.0152 - .0003 * np.r_[t, t], pts[:, 1]], quads, [(0, 0)] * 4 * len(quads), f['ink'], at=(0, 0, z), smooth=False)
    for k in (0, -1): a = np.linspace(0, 2 * np.pi, 40, endpoint=False); wall.pane('loop end', C[k] + fat * np.stack([np.cos(a), np.sin(a)], 1), -.0152 + .0003 * k, f['ink'], z=z)
