from parts import *
from products import finishes, room, wall


def build(m, W=.76, H=1.02, z=1.45):
    """Twelve squares, each with a quarter of a circle, in four inks, under black aluminum."""
    f = room.finished(paper='plain:#f1efe9:.9', red='plain:#c23a22:.9', blue='plain:#26418f:.9', ink='plain:#19191a:.9', sand='plain:#d8c7a6:.9'); face = .012; cell = (W - .16) / 3; shapes = []
    grid = [('red', 0), ('ink', 1), ('sand', 2), ('blue', 3), ('red', 2), ('ink', 0), ('sand', 1), ('blue', 0), ('red', 3), ('ink', 2), ('sand', 3), ('red', 1)]
    for i, (ink, turn) in enumerate(grid):
        cx, cz = (i % 3 - 1) * cell, (1.5 - i // 3) * cell; c, s = ((-1, -1), (1, -1), (1, 1), (-1, 1))[turn]; g = cell * .965
        if i in (4, 9): shapes.append(('sand' if ink != 'sand' else 'ink', wall.box(g, g), cx, cz))
        shapes.append((ink, wall.wedge(g, turn * 90, turn * 90 + 90), cx + c * g / 2, cz + s * g / 2))
    low = [s for s in shapes if len(s[1]) == 4]; wall.print_('quarter', 0, z, W, H, low + [s for s in shapes if len(s[1]) != 4], f, finishes.finish(m, 'frame', 'metal:black'), f['paper'], face=face, depth=.03, r=.0012)
