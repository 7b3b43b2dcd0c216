from parts import *
from products import finishes, room, wall


def build(m, W=.305, z=1.5):
    """A black disc with one white dot at twelve, and two white hands."""
    f = room.finished(white='plain:#f3f1ec:.5', red='plain:#c23a22:.5'); black = finishes.finish(m, 'disc', 'satin:#1b1b1c:.5')
    plate('dot disc', ellipse(W, W, 144), .022, black, edge=.003, at=(0, -.019, z), rot=(90, 0, 0)); plate('dot spacer', ellipse(W * .7, W * .7, 90), .010, black, edge=.001, at=(0, -.004, z), rot=(90, 0, 0))
    plate('dot mark', ellipse(.020, .020, 48), .001, f['white'], edge=.0002, at=(0, -.0305, z + W * .40), rot=(90, 0, 0))
    wall.hand('dot hand', f['white'], .074, .008, .0, 305, -.0335, z=z); wall.hand('dot hand', f['white'], .116, .005, .0, 60, -.0355, z=z); lathe('dot hub', [(.0005, .008), (.0085, .0075), (.0085, 0)], f['red'], at=(0, -.031, z), rot=(90, 0, 0), around=40)
