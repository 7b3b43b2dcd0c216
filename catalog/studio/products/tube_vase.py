from parts import *
from parts_small import drink, grid, quick, studio_card, tumbler
from products import props
from materials_tabletop import card

RADIUS, HEIGHT, BASE, LEVEL = .060, .27, .024, .125


def build(m, turn=-20):
    """`turn` is the camera's: dark cards left and right of its view draw the edges of clear glass on white."""
    inner = tumbler('vase', m['glass'], RADIUS, RADIUS, HEIGHT, wall=.0042, base=BASE)
    drink('water', m['water'], inner, BASE, LEVEL)
    path = [(-.030, .012, BASE + .002), (-.016, .006, .10), (.006, -.002, .20), (.024, -.010, .28), (.045, -.016, .36), (.070, -.02, .42)]
    fine = np.array([[x, y, z] for x, y, z in zip(*(np.interp(np.linspace(0, 5, 80), range(6), np.array(path)[:, k]) for k in range(3)))])
    for _ in range(30): fine[1:-1] = (fine[:-2] + 2 * fine[1:-1] + fine[2:]) / 4
    tube('stem', fine, .0032, m['stem'])
    leaf(m['leaf'], fine[-1], fine[-1] - fine[-6], .20); leaf(m['leaf'], fine[58], np.array((-.75, -.1, .75)), .17)
    dark, bright = card('#050505', 0), card('#ffffff', 2.2)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for x in (-.40, .40): studio_card('side card', (1.3, 1.4), (x * c - .35 * s, x * s + .35 * c, .5), (0, 0, 90 + turn), dark)
    studio_card('light card', (.16, .9), (-.55, -.9, .6), (0, 0, -32), bright)


def leaf(mat, at, along, length):
    """One broad leaf with a folded midrib and a drooping tip."""
    d = np.array(along, float); d /= np.linalg.norm(d); wide = np.cross(d, [0, -1.0, .25]); wide /= np.linalg.norm(wide); up = np.cross(wide, d)
    u, v = np.meshgrid(np.linspace(0, 1, 28), np.linspace(-1, 1, 13), indexing='ij')
    w = length * .30 * np.sin(np.pi * u ** .72) ** .85 * (1 - .25 * u); drop = -.24 * u ** 2.2 * length
    lift = (np.abs(v) * w * .35 - .0015 * (np.abs(v) < .1)) + .003 * np.sin(u * 22 + np.abs(v) * 3) * np.abs(v)
    pts = np.array(at) + d * (u * length)[..., None] + wide * (v * w)[..., None] + up * (lift + drop)[..., None]
    quick('leaf', pts.reshape(-1, 3), grid(28, 13), mat)
