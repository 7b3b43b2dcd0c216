from parts import *
from parts_letters import mask
from parts_small import drink, studio_card, tumbler, wrapped
from products import settings
from materials_tabletop import card, etching

RADIUS, FOOT, HEIGHT, BASE, LEVEL, LETTER = .0415, .0365, .096, .015, .058, .034      # LETTER: cap height
PLACES = [(-.068, -.035), (.048, -.062), (-.018, .062), (.105, .045)]


def tray(mat, rim, at, W=.36, D=.26):
    plate('tray', rounded_rect(W, D, .05, 16), .012, mat, edge=.004, at=(at[0], at[1], at[2] + .006))
    tube('tray rim', np.c_[rounded_rect(W - .008, D - .008, .046, 16), np.full(64, .0155)], .0065, rim, at=at, closed=True)


def build(m, letter='M', lettered=(1,), poured=(0, 3), cards=None, face=-68):
    z = settings.tabletop(m) if 'table' in m else 0
    if 'tray' in m: tray(m['tray'], m['rim'], (.015, 0, z)); z += .0122
    art, size = mask(letter); size *= LETTER; etch = etching(art)
    for i, (x, y) in enumerate(PLACES):
        inner = tumbler('glass', m['glass'], FOOT, RADIUS, HEIGHT, base=BASE, at=(x, y, z))
        if i in poured: drink('water', m['water'], inner, BASE, LEVEL, at=(x, y, z))
        if i in lettered: wrapped('etched', etch, lambda h: FOOT + (RADIUS - FOOT) * h / HEIGHT + .00012, size, .054, at=(x, y, z), turn=face)
    if cards:
        for x in (-1, 1): studio_card('side card', (.4, .8), (x * cards, -.05, z + .2), (0, 0, 90), card('#050505', 0))
    studio_card('light card', (.10, .34), (-.42, -.42, z + .24), (0, 0, -45), card('#ffffff', 2.0))
