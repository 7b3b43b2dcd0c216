from parts import *
from products import finishes


def build(m, R=.235, H=.52, cards=None):
    """A top of five soft lobes on one post, over a foot of the same outline."""
    F, S = finishes.finish(m, 'frame', 'metal:black'), m['stone']; a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    lobes = lambda r: np.stack([np.cos(a), np.sin(a)], 1) * (r * (1 - .15 * (1 - np.abs(np.cos(a * 2.5)) ** .9)))[:, None]
    plate('top', lobes(R), .022, S, edge=.004, at=(0, 0, H - .011)); plate('plate', ellipse(.20, .20), .006, F, edge=.001, at=(0, 0, H - .025))
    tube('post', [(0, 0, .01), (0, 0, H - .024)], .017, F); plate('foot', lobes(R * .72), .014, F, edge=.002, at=(0, 0, .007)); lathe('sleeve', [(.017, 0), (.024, .001), (.024, .020), (.017, .022)], F, at=(0, 0, .014), around=64)
    if cards: finishes.cards(cards)
