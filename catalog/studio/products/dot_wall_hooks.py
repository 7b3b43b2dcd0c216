from parts import *
from products import finishes, wall


def hook(mat, r, x, z, out=.042):
    """A disc that is held off the wall by a post."""
    lathe('dot post', [(.0005, 0), (.014, 0), (.014, .003), (.0085, .0045), (.0085, out), (.0005, out)], mat, at=(x, 0, z), rot=(90, 0, 0), around=64)
    lathe('dot disc', [(.0005, 0), (r - .0015, 0), (r, .0015), (r, .0070), (r - .0015, .0085), (.0005, .0085)], mat, at=(x, -out + .001, z), rot=(90, 0, 0), around=128)


def build(m, z=1.5):
    """Five discs in three sizes, as far apart as you like; one is red."""
    black, red = finishes.finish(m, 'disc', 'satin:#1b1b1c:.5'), finishes.finish(m, 'red', 'satin:#b0331f:.45')
    for x, dz, r, mat in ((-.30, .02, .045, black), (-.15, -.06, .030, black), (.0, .05, .038, red), (.15, -.03, .045, black), (.29, .06, .030, black)): hook(mat, r, x, z + dz)
