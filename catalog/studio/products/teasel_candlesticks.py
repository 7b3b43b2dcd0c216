from parts import *
from products import finishes, settings

BODY = [(.0005, 0), (.046, 0), (.0485, .003), (.0485, .010), (.043, .016), (.020, .024), (.0135, .036), (.012, .050), (.019, .062), (.0215, .072), (.019, .082), (.012, .094), (.0105, .30), (.0150, .60), (.0175, .74), (.0150, .85), (.0115, .90), (.0215, .955), (.0235, .985), (.0225, 1), (.0125, 1), (.0120, .97), (.0005, .97)]


def stick(wood, wax, wick, x, y, z, H):
    """A turned stick of height H and its taper; only the stem grows with the height."""
    body = [(r, h if h < .1 else .094 + (h - .094) / .906 * (H - .094)) for r, h in BODY]
    lathe('stick', smooth_profile(body, 260), wood, at=(x, y, z), around=96); top = H + .20
    lathe('taper', [(.0105, H - .012), (.0108, H + .02), (.0096, top - .02), (.006, top - .004), (.002, top), (.0005, top + .0004)], wax, at=(x, y, z), around=48)
    tube('wick', [(x, y, z + top - .002), (x + .0006, y, z + top + .006), (x + .0026, y, z + top + .010)], .0007, wick)


def build(m):
    z = settings.tabletop(m); walnut = finishes.finish(m, 'walnut', 'timber:walnut')
    for x, y, H in ((-.115, .03, .30), (.005, -.04, .17), (.115, .045, .235)): stick(walnut, m['wax'], m['wick'], x, y, z, H)
