from parts import *
from products import case, finishes, props

COVERS = ('#3c5058', '#d9cbad', '#9d5338', '#5d6b55', '#c29a4d', '#8b8479', '#e9dfcb', '#6b4535', '#24353c', '#b88a76')


def filled(m, shelves, W, D):
    """What stands on the shelves, bottom to top: rows of books, a leaning one, ceramics and a plant."""
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.68') for i, c in enumerate(COVERS)]; P = finishes.finish(m, 'page', 'plain:#ece3d0:.85'); y = -D / 2 + .06
    white, clay, ink, leaf = (finishes.finish(m, n, w) for n, w in (('ceramic', 'ceramic:#e8e1d5'), ('clay', 'ceramic:#a2664a'), ('ink', 'ceramic:#38484a'), ('leaf', 'plain:#60704c:.55')))
    L = -W / 2 + .045
    case.books(B, P, L, y, shelves[0], 11, .30, 3, lean=9, depth=.22); props.turned('pot', [(.06, 0), (.085, .004), (.105, .06), (.11, .12), (.10, .165), (.094, .165), (.09, .12)], clay, (.26, -.01, shelves[0]), 1.1)
    case.pile(B[1:], P, -.24, -.02, shelves[1], [(.28, .21, .034), (.26, .19, .026), (.23, .17, .03)], seed=5); case.books(B, P, .0, y, shelves[1], 9, .27, 8, lean=11)
    props.vase(white, at=(-.25, -.02, shelves[2]), s=.95); case.books(B[3:], P, .06, y, shelves[2], 8, .25, 12)
    case.books(B[2:], P, L, y, shelves[3], 10, .26, 21, lean=12); props.turned('bowl', props.BOWL, ink, (.26, -.02, shelves[3]), .72)
    props.turned('pot', [(.03, 0), (.05, .003), (.066, .05), (.07, .10), (.066, .125), (.06, .125), (.057, .1)], white, (-.22, 0, shelves[4]), 1)
    props.foliage('trailing', leaf, (-.22, 0, shelves[4] + .09), stems=9, height=.24, spread=1.1, leaf=.05, seed=9); case.books(B, P, .08, y, shelves[4], 7, .24, 33, lean=10)


def build(m, W=.97, D=.36, H=1.98, styled=True):
    paint = finishes.finish(m, 'paint', 'satin:#62786f:.4'); t = .026; kick, crown = .10, .03; inner = H - kick - crown
    for s in (-1, 1): case.board('side', (t, D, H - crown), paint, (s * (W / 2 - t / 2), 0, (H - crown) / 2), r=.003)
    case.board('crown', (W + .036, D + .02, crown), paint, (0, -.01, H - crown / 2), r=.009); case.board('crown', (W + .012, D + .006, .016), paint, (0, -.004, H - crown - .008), r=.004)
    case.board('kick', (W - 2 * t, .02, kick), paint, (0, -D / 2 + .016, kick / 2), r=.003)
    n = 11; w = (W - 2 * t) / n
    for i in range(n): case.board('back', (w - .0016, .012, H - crown - .01), paint, (-W / 2 + t + w * (i + .5), D / 2 - .012, (H - crown) / 2), r=.004)
    tops = []
    for i in range(5):
        z = kick + i * inner / 5; case.board('shelf', (W - 2 * t, D - .03, .022), paint, (0, -.002, z), r=.002); case.board('lip', (W - 2 * t - .001, .018, .036), paint, (0, -D / 2 + .012, z - .004), r=.004); tops.append(z + .011)
    case.mark((0, -D / 2, tops[2] + .14), .84)
    if styled: filled(m, tops, W - 2 * t, D)
