from parts import *
from parts_small import *

TABLE = .74                       # metres


def tabletop(m, width=2.6, depth=1.5, back=.34):
    """A long table against the wall. Returns the height of its top; its back edge is at y = `back`."""
    boards('table', width, depth, .03, 6, m['table'], at=(0, back - depth / 2, TABLE - .015), r=.0012)
    return TABLE


def rod(L, length, at, rot): lathe('stool rail', [(.007, 0), (.009, length * .3), (.009, length * .7), (.007, length)], L, at=at, rot=rot, around=24)


def stool(L, at=(0, 0), W=.40, D=.30, H=.45, turn=0):
    """Oak stool with a dished seat, splayed legs and a stretcher."""
    hub = bpy.data.objects.new('stool', None); bpy.context.scene.collection.objects.link(hub); hub.location = (at[0], at[1], 0); hub.rotation_euler = (0, 0, math.radians(turn))
    before = set(bpy.data.objects)
    plate('stool seat', rounded_rect(W, D, .045, 12), .028, L, edge=.007, at=(0, 0, H - .014))
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe('stool leg', [(.010, 0), (.0125, .003), (.018, H * .7), (.0165, H - .02)], L, at=(sx * (W / 2 - .045), sy * (D / 2 - .04), 0), rot=(sy * 5, -sx * 5 * -1, 0), around=32)
        rod(L, D - .07, (sx * (W / 2 - .035), D / 2 - .035, .15), (90, 0, 0))
    rod(L, W - .07, (-W / 2 + .035, 0, .152), (0, 90, 0))
    for o in set(bpy.data.objects) - before: o.parent = hub
    return H


def napkin(name, mat, size, at, turn=0, layers=2, thick=.0035):
    """Folded cloth with soft, slightly wavy edges."""
    w, d = size; rng = np.random.default_rng(4)
    for k in range(layers):
        u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 48)); shift = rng.normal(0, .0015, 2)
        x = u * w / 2 + .0016 * np.sin(v * 3 + k * 2) + shift[0]; y = v * d / 2 + .0016 * np.sin(u * 2.6 + k) + shift[1]
        edge = np.maximum(np.abs(u) ** 14, np.abs(v) ** 14); z = thick * (k + .95) - thick * .5 * edge + .0008 * np.sin(u * 4 + 1 + k) * np.sin(v * 3) - .0006 * (np.abs(np.abs(u) - .0) < .02)
        low = np.stack([x, y, z - thick * .8 * (1 - edge * .4)], -1).reshape(-1, 3); top = np.stack([x, y, z], -1).reshape(-1, 3); n = 60 * 48
        q = grid(48, 60); rim = [i for i in range(60)] + [60 * j + 59 for j in range(1, 48)] + [47 * 60 + i for i in range(58, -1, -1)] + [60 * j for j in range(46, 0, -1)]
        side = [[rim[i], rim[(i + 1) % len(rim)], rim[(i + 1) % len(rim)] + n, rim[i] + n] for i in range(len(rim))]
        pts = np.vstack([low, top]); quads = np.vstack([q[:, ::-1], q + n, side])
        make(name, pts, quads, pts[quads.ravel()][:, :2], mat, at=at, rot=(0, 0, turn + k * 1.2), grain=0)
