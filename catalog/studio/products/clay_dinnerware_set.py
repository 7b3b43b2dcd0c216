from parts import *
from parts_small import pottery
from products import settings

PLATE, SALAD, BOWL, MUG_R, MUG_H = .136, .104, .078, .041, .092      # radii of dinner plate, salad plate and bowl; mug
DINNER = [(.0005, .0065), (.066, .0055), (.0745, .0045), (.076, .0008), (.078, 0), (.081, .0006), (.083, .0045), (.096, .0065), (.116, .0115), (.130, .0195), (.1348, .0238), (.136, .0252), (.1346, .0262), (.131, .0240), (.120, .0175), (.104, .0118), (.084, .0102), (.05, .0098), (.0005, .0096)]
CUP = [(.0005, .0068), (.032, .0058), (.0345, .004), (.0355, .0005), (.0375, 0), (.0395, .0006), (.041, .0048), (.050, .0105), (.064, .0235), (.0735, .042), (.0765, .058), (.0772, .0635), (.0765, .0655), (.0745, .0640), (.0715, .053), (.064, .0335), (.052, .0185), (.036, .0112), (.0005, .0100)]
MUG = [(.0005, .0062), (.028, .0052), (.0305, .0035), (.0315, .0005), (.033, 0), (.0348, .0006), (.0362, .005), (.0395, .012), (.0412, .03), (.0414, .06), (.0408, .084), (.0408, .0895), (.0397, .0916), (.0382, .0895), (.0380, .07), (.0384, .03), (.0365, .0135), (.030, .0085), (.0005, .0080)]


def mug(m, at, turn=0, handle='round'):
    pottery('mug', MUG, m['glaze'], m['clay'], at=at)
    a = np.linspace(-1, 1, 25); path = np.c_[.0365 + .0285 * np.cos(a * 1.45) ** .8, 0 * a, .048 + .030 * np.sin(a * 1.45)]
    if handle == 'square': path = np.array([(.037, 0, .078), (.066, 0, .078), (.066, 0, .022), (.037, 0, .022)])
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    o = tube('mug handle', [(x * c, x * s, z) for x, _, z in path], .0052, m['glaze'], at=at, bend=.010 if handle == 'square' else 0)
    return o


def stacked(name, profile, count, step, m, at, s=1, seed=1):
    rng = np.random.default_rng(seed); z = at[2]
    for _ in range(count):
        dx, dy = rng.normal(0, .0012, 2); pottery(name, profile, m['glaze'], m['clay'], at=(at[0] + dx, at[1] + dy, z), s=s, foot=.0035 * s); z += step * s
    return z


def build(m, handle='round'):
    z = settings.tabletop(m) if 'table' in m else 0
    top = stacked('dish', DINNER, 4, .0098, m, (-.10, .02, z))
    top = stacked('dish', DINNER, 4, .0098, m, (-.10, .02, top), s=SALAD / PLATE, seed=5)
    stacked('dish', CUP, 2, .0245, m, (-.10, .02, top + .0005), seed=7)
    stacked('dish bowl', CUP, 2, .0245, m, (.125, .075, z), seed=9)
    mug(m, (.135, -.10, z), -35, handle); mug(m, (.275, -.005, z), -65, handle)
    if 'napkin' in m:
        settings.napkin('napkin', m['napkin'], (.19, .25), (-.315, -.05, z), turn=12)
