from parts import *
from products import case, finishes


def build(m, W=.80, D=.42, H=1.46, cards=None):
    """Two tall walnut doors with rounded outer corners, parted by one black channel."""
    wood, black = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'plinth', 'metal:black'); base, t, slot = .05, .024, .034; h = H - base; z = base + h / 2
    case.hoop('case', W, h, D, t, .12, wood, at=(0, 0, z), edge=.003); case.back(W, h, t, .12, wood, (0, D / 2 - .012, z)); inner = rounded_rect(W - 2 * t - .004, h - 2 * t - .004, .12 - t, 20)
    for s in (-1, 1):
        P = inner.copy(); P[:, 0] = np.where(P[:, 0] * s < slot / 2, s * slot / 2, P[:, 0]); keep = np.r_[True, np.linalg.norm(np.diff(P, axis=0), axis=1) > 1e-6]; P = P[keep]
        mid = P[np.abs(P[:, 0] - s * slot / 2) < 1e-6]; edge = P[np.abs(P[:, 0] - s * slot / 2) >= 1e-6]; c = edge[:, 1]
        order = np.argsort(np.arctan2(edge[:, 1], (edge[:, 0] - s * slot / 2) * s)); edge = edge[order]; outline = np.vstack([[s * slot / 2, -(h / 2 - t - .002)], edge, [s * slot / 2, h / 2 - t - .002]]); outline = outline if s > 0 else outline[::-1]
        plate('door', outline, .020, wood, edge=.002, at=(0, -D / 2 + .013, z), rot=(90, 0, 0), grain=1)
    case.board('channel', (slot + .02, .012, h - 2 * t - .01), black, (0, -D / 2 + .034, z), r=.001); case.board('inside', (W - 2 * t - .02, .01, h - 2 * t - .1), case.dark(), (0, D / 2 - .03, z))
    case.board('plinth', (W - .14, D - .08, base), black, (0, .012, base / 2), r=.002)
    if cards: finishes.cards(cards)
