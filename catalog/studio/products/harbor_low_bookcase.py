from parts import *
from products import case, finishes, harbor_bookcase, props


def build(m, W=1.24, D=.36, H=.88):
    """The Harbor bookcase at the height of a window sill: two bays, a beaded back and an oak top."""
    paint, wood = finishes.finish(m, 'paint', 'satin:#8c5a49:.42'), finishes.finish(m, 'wood', 'timber:oak'); t, kick, top = .026, .09, .028; h = H - top
    for x in (-W / 2 + t / 2, 0, W / 2 - t / 2): case.board('side', (t, D, h), paint, (x, 0, h / 2), r=.003)
    case.board('top', (W + .03, D + .02, top), wood, (0, -.006, H - top / 2), r=.007); case.board('kick', (W - 2 * t, .02, kick), paint, (0, -D / 2 + .016, kick / 2), r=.003)
    n = 14; w = (W - 2 * t) / n
    for i in range(n): case.board('back', (w - .0016, .012, h - .01), paint, (-W / 2 + t + w * (i + .5), D / 2 - .012, h / 2), r=.004)
    levels = []
    for k in range(2):
        z = kick + k * (h - kick) / 2; levels.append(z + .011)
        for s in (-1, 1): x = s * W / 4; case.board('shelf', (W / 2 - 1.5 * t, D - .03, .022), paint, (x, -.002, z), r=.002); case.board('lip', (W / 2 - 1.5 * t - .001, .018, .036), paint, (x, -D / 2 + .012, z - .004), r=.004)
    B = [finishes.finish(m, f'cover{i}', f'plain:{c}:.68') for i, c in enumerate(harbor_bookcase.COVERS)]; P = finishes.finish(m, 'page', 'plain:#ece3d0:.85'); y = -D / 2 + .06; white, ink = finishes.finish(m, 'ceramic', 'ceramic:#e8e1d5'), finishes.finish(m, 'ink', 'ceramic:#38484a')
    case.books(B, P, -W / 2 + .045, y, levels[0], 13, .29, 3, lean=9, depth=.22); case.pile(B[1:], P, .20, -.02, levels[0], [(.28, .21, .034), (.26, .19, .026), (.23, .17, .03)], seed=5); props.turned('bowl', props.BOWL, ink, (.44, -.02, levels[0]), .66)
    props.vase(white, at=(-.46, -.01, levels[1]), s=.88); case.books(B[2:], P, -.31, y, levels[1], 7, .27, 12, depth=.2); case.books(B[3:], P, .04, y, levels[1], 14, .27, 21, lean=11, depth=.2)
    case.pile(B[4:], P, -.34, 0, H, [(.26, .19, .03), (.23, .17, .024)], seed=8); props.vase(finishes.finish(m, 'clay', 'ceramic:#d9c7a4'), at=(.36, .02, H), s=.92, branches=finishes.finish(m, 'leaf', 'plain:#60704c:.55'))
