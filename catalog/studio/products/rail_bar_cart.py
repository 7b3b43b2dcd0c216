from parts import *
from products import finishes


def build(m, W=.76, D=.44, H=.82):
    """Two shelves of smoked oak in a steel tube frame on four wheels; a few bottles' worth of ceramics."""
    F, wood = m['frame'], finishes.finish(m, 'wood', 'timber:smoked'); t = .011; x, y = W / 2 - t, D / 2 - t; low = .125
    for s in (-1, 1): tube('rail', [(s * x, -y, low - .035), (s * x, -y, H), (s * x, y, H), (s * x, y, low - .035)], t, F, bend=.06)
    for z in (low + .01, .56):
        plate('shelf', rounded_rect(W - 4 * t, D - 2 * t, .02, 8), .020, wood, edge=.003, at=(0, 0, z))
        for q in (-1, 1): tube('rail', [(-x, q * y, z), (x, q * y, z)], .0085, F)
        for s in (-1, 1): tube('rail', [(s * x, -y, z), (s * x, y, z)], .0085, F)
    for q in (-1, 1): tube('rail', [(-x, q * y, .56 + .075), (x, q * y, .56 + .075)], .0050, F)
    black = finishes.finish(m, 'black', 'plain:#141414:.5')
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe('wheel', [(.0005, -.011), (.036, -.011), (.041, -.008), (.042, 0), (.041, .008), (.036, .011), (.0005, .011)], black, at=(sx * x, sy * y, .042), rot=(90, 0, 0), around=64); lathe('hub', [(.0005, -.014), (.012, -.014), (.012, .014), (.0005, .014)], F, at=(sx * x, sy * y, .042), rot=(90, 0, 0), around=40)
            tube('fork', [(sx * x, sy * y + .014, .042), (sx * x, sy * y + .014, .088)], .0035, F); tube('fork', [(sx * x, sy * y - .014, .042), (sx * x, sy * y - .014, .088)], .0035, F); block('fork', (.024, .034, .008), F, r=.002, at=(sx * x, sy * y, .090), cell=.4)
    white, red = finishes.finish(m, 'ceramic', 'satin:#e9e7e2:.5'), finishes.finish(m, 'red', 'satin:#8d2a1c:.3'); top, bottom = .57, low + .02
    bottle = lambda r, h, mat, at: lathe('bottle', smooth_profile([(.0005, 0), (r - .003, 0), (r, .004), (r, h * .58), (r * .9, h * .66), (.015, h * .78), (.0145, h * .97), (.0175, h * .975), (.0175, h), (.0005, h)], 120), mat, at=at, around=72)
    bottle(.042, .30, white, (-.22, .04, top)); bottle(.036, .34, finishes.finish(m, 'ink', 'satin:#1b1b1c:.4'), (-.11, .08, top)); bottle(.046, .25, red, (-.14, -.05, top))
    for px, py in ((.12, -.04), (.21, .05)): lathe('cup', [(.0005, 0), (.032, 0), (.034, .002), (.037, .086), (.0345, .087), (.031, .006), (.0005, .005)], white, at=(px, py, top), around=72)
    lathe('bowl', [(.0005, 0), (.050, 0), (.053, .003), (.140, .080), (.136, .081), (.050, .008), (.0005, .007)], finishes.finish(m, 'ink', 'satin:#1b1b1c:.4'), at=(.05, 0, bottom), around=96)
