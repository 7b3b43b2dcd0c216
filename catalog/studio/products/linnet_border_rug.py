from parts import *
from products import rug_relief, rugs

SIZE, BORDER = (3.05, 2.44), .125  # 10 x 8 ft


def build(m):
    """Chunky loops of oatmeal wool inside a wide band of blue cloth."""
    oat, fleck, blue = rugs.linear('#cdbd9f', '#b9a88a', '#34495f')

    def surface(x, y, rng):
        W, D = SIZE; rim = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)); band = rim < BORDER; h, shade = rug_relief.loops(x, y, cell=.0165, depth=.0060, vary=.10); wh, ws = rug_relief.weave(x, y, a=.0072, b=.0072, depth=.0007, vary=.03)
        j = np.floor(y / .0165); i = np.floor(x / .0165 + (j % 2) * .5); tone = np.where((rug_relief.noise(i, j, 1, 7) > 1.9)[:, None], fleck, oat); tone[band] = blue; miter = band & (np.abs((W / 2 - np.abs(x)) - (D / 2 - np.abs(y))) < .003)
        h, shade = np.where(band, wh - .0005, h + .001), np.where(band, ws, shade); shade[miter] *= .55; stitch = np.abs(rim - BORDER + .006) < .002; shade[stitch] *= .6; return tone * (shade * rug_relief.streaks(x, y, .02))[:, None], h
    rug_relief.sheet('rug', SIZE, surface, m['wool'], pitch=.0028, thick=.006, back=rugs.linear('#b9a27c')[0], corner=(1, -1), reach=.46)
