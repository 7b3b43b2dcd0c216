from parts import *


def coaster(mat, at, rot=(0, 0, 0)): lathe('coaster', [(.0005, 0), (.048, 0), (.0500, .002), (.0500, .0085), (.0482, .0100), (.0450, .0100), (.0440, .0088), (.0005, .0088)], mat, at=at, rot=rot, around=128)


def build(m):
    """Four discs of stone: three in a steel holder, one in front."""
    F = m['frame']; lathe('holder', [(.0005, 0), (.056, 0), (.0575, .0012), (.0575, .0060), (.0560, .0070), (.0005, .0070)], F, at=(-.03, .02, 0), around=128)
    for k in range(3): b = math.radians(40 + 120 * k); tube('holder', [(-.03 + .0545 * math.cos(b), .02 + .0545 * math.sin(b), .004), (-.03 + .0545 * math.cos(b), .02 + .0545 * math.sin(b), .052)], .0028, F)
    for i in range(3): coaster(m['stone'], (-.03, .02, .0072 + i * .0103), (0, 0, 25 + 75 * i))
    coaster(m['stone'], (.085, -.055, 0), (0, 0, 200))
