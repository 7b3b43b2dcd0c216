from parts import *
from products import finishes, room, wall


def build(m, W=.41, H=.51, gap=.09, z=1.45):
    """A pair of prints: stones stacked on a shore, and two birds' wings over a line of sea."""
    f = room.finished(paper='plain:#f3ede1:.9', clay='plain:#b8674a:.9', sand='plain:#d9b98c:.9', slate='plain:#46596a:.9', moss='plain:#7b8566:.9', ink='plain:#2f3a40:.9'); oak = finishes.finish(m, 'frame', 'timber:oak'); d = (W + gap) / 2
    stones = [('slate', room.blob(.19, .085, 5, rough=.05), 0, -.125), ('sand', room.blob(.15, .075, 9, rough=.05), .006, -.047), ('clay', room.blob(.115, .06, 4, rough=.05), -.004, .018), ('moss', room.blob(.07, .042, 7, rough=.05), .004, .066)]
    wing = lambda k, s: np.concatenate([np.c_[np.linspace(0, k, 30), .34 * k * np.sin(np.linspace(0, np.pi, 30)) * .8], np.c_[np.linspace(k, 0, 30)[1:-1], .14 * k * np.sin(np.linspace(np.pi, 0, 30))[1:-1]]])[::-1] * (s, 1)
    order = lambda P, s: P if s > 0 else P[::-1]
    birds = [('sand', ellipse(.13, .13, 80), .045, .085), ('slate', wall.box(W * .62, .075), 0, -.125), ('ink', order(wing(.075, 1), 1), -.045, -.005), ('ink', order(wing(.075, -1), -1), -.045, -.005), ('ink', order(wing(.045, 1), 1), .055, .03), ('ink', order(wing(.045, -1), -1), .055, .03)]
    for s, art in ((-1, stones), (1, birds)): wall.print_('tern', s * d, z, W, H, art, f, oak, f['paper'], face=.018, depth=.028)
