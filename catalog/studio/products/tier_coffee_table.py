from parts import *
from products import finishes


def disc(mat, R, at): plate('disc', ellipse(2 * R, 2 * R, 144), .042, mat, edge=.004, at=at)


def build(m, cards=None):
    """Two discs at two heights on three drums; one slides under the other."""
    S, L = m['stone'], m['leg']
    disc(L, .42, (-.16, .06, .335)); disc(S, .30, (.42, -.16, .245))
    for x, y, r, h, mat in ((-.34, .18, .085, .314, L), (-.02, .26, .085, .314, L), (-.14, -.14, .085, .314, L), (.46, -.19, .125, .224, S)): plate('drum', ellipse(2 * r, 2 * r, 72), h, mat, edge=.003, at=(x, y, h / 2), grain=2)
    if cards: finishes.cards(cards)
