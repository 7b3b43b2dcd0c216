from parts import *
from products import finishes, wall

PEG = [(.0005, -.006), (.0100, -.006), (.0098, .002), (.0080, .020), (.0085, .042), (.0135, .056), (.0165, .064), (.0160, .070), (.0110, .0745), (.0005, .076)]


def build(m, W=.86, z=1.5):
    """A rail of oak with five turned pegs that lean up a little."""
    oak = finishes.finish(m, 'wood', 'timber:oak'); f = 5
    block('larch rail', (W, .022, .095), oak, r=.007, at=(0, -.011, z), grain=0, cell=.4, k=5)
    for i in range(f): lathe('larch peg', smooth_profile(PEG, 70), oak, at=((i - 2) * W / 5.6, -.020, z - .006), rot=(78, 0, 0), around=48)
    for s in (-1, 1): lathe('larch screw', [(.0005, .0018), (.0052, .0014), (.006, 0)], finishes.finish(m, 'brass', 'brass'), at=(s * (W / 2 - .030), -.022, z), rot=(90, 0, 0), around=40)
