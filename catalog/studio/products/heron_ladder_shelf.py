from parts import *
from products import case, finishes, props


def build(m, W=.62, H=1.84, D=.46):
    """Two oak rails that lean on the wall, and five shelves that get shallower towards the top; the wall is y = 0."""
    wood = finishes.finish(m, 'wood', 'timber:oak'); t = .024; lean = math.degrees(math.atan2(D - .03, H)); L = math.hypot(D - .03, H)
    for s in (-1, 1): block('rail', (t, .046, L), wood, r=.004, at=(s * (W / 2 - t / 2), -D / 2 - .008, H / 2), rot=(-lean, 0, 0), grain=2, cell=.4)
    tops = []
    for z, d in ((.16, .42), (.52, .35), (.88, .28), (1.22, .215), (1.54, .155)):
        front = -D * (1 - z / H) - .030; d = min(d, -front - .012); case.board('shelf', (W - 2 * t - .001, d, .020), wood, (0, front + d / 2, z), r=.004)
        for s in (-1, 1): case.board('lip', (.012, d, .036), wood, (s * (W / 2 - t - .0065), front + d / 2, z + .012), r=.003, grain=1)
        tops.append((front + d / 2, z + .010, d))
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.68') for i, c in enumerate(('#3c5058', '#d9cbad', '#9d5338', '#5d6b55', '#c29a4d'))]; P = finishes.finish(m, 'page', 'plain:#ece3d0:.85'); white, clay = finishes.finish(m, 'ceramic', 'ceramic:#e8e1d5'), finishes.finish(m, 'clay', 'ceramic:#a2664a')
    y, z, d = tops[0]; case.pile(B, P, -.12, y, z, [(.28, .22, .036), (.26, .20, .03), (.23, .17, .026)], seed=3); props.turned('pot', [(.05, 0), (.07, .004), (.088, .05), (.092, .10), (.084, .135), (.078, .135), (.075, .1)], clay, (.15, y, z), 1)
    y, z, d = tops[1]; case.books(B, P, -.22, y - d / 2 + .05, z, 9, .25, 8, lean=10, depth=.17)
    y, z, d = tops[2]; props.vase(white, at=(-.10, y, z), s=.72, branches=finishes.finish(m, 'leaf', 'plain:#60704c:.55')); case.pile(B[2:], P, .13, y, z, [(.22, .16, .026), (.19, .14, .02)], seed=6)
    y, z, d = tops[3]; case.books(B[1:], P, .02, y - d / 2 + .03, z, 6, .20, 15, depth=.13)
    y, z, d = tops[4]; props.turned('bowl', props.BOWL, finishes.finish(m, 'ink', 'ceramic:#38484a'), (-.10, y, z), .46)
