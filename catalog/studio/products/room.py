"""The kit of room scenes: placing products, the frame of the view, art, curtains, throws and small things."""
from parts import *
from products import case, finishes, props


def finished(**specs): return {name: finishes.finish({}, name, what) for name, what in specs.items()}


def place(build, at, turn=0, m=None, **options):
    """Builds a product somewhere else: `at` is x, y and, if it does not stand on the floor, z."""
    before = set(bpy.data.objects); out = build({} if m is None else m, **options)
    hub = bpy.data.objects.new('place', None); bpy.context.scene.collection.objects.link(hub); hub.location = (*at, 0)[:3]; hub.rotation_euler = (0, 0, math.radians(turn))
    for o in set(bpy.data.objects) - before - {hub}:
        o.name = 'room ' + o.name
        if not o.parent: o.parent = hub
    return out


def view(x0, x1, z0, z1, front=-.8):
    """Unseen frames: what the camera has to hold, at the product's own depth and, on the floor, as far forward as `front`."""
    c, h = (x0 + x1) / 2, (x1 - x0) * .3
    for name, P in (('view', [(x0, 0, 0), (x1, 0, 0), (x1, 0, z1), (x0, 0, z1)]), ('view floor', [(c - h, front, z0), (c + h, front, z0), (c + h, front + .02, z0)])):
        make(name, P, [list(range(len(P)))], [(0, 0)] * len(P), props_white()).hide_render = True


def table_view(x0, x1, z, front, height=.30, back=.30):
    for name, P in (('view', [(x0, back, z), (x1, back, z), (x1, back, z + height)]), ('view front', [(x0 * .8, front, z), (x1 * .8, front, z), (x1 * .8, front + .01, z)])):
        make(name, P, [[0, 1, 2]], [(0, 0)] * 3, props_white()).hide_render = True


def wall_at(y): o = make('room wall', [(-.01, y, .01), (.01, y, .01), (0, y, .02)], [[0, 1, 2]], [(0, 0)] * 3, props_white()); o.hide_render = True


def props_white():
    return bpy.data.materials.get('unseen') or bpy.data.materials.new('unseen')


def spill(*spots):
    """What lit lamps give the room, beside the little that lights their shades: (x, y, z, watts) each."""
    for x, y, z, watts in spots: finishes.bulb('room spill', (x, y, z), watts, .14)


def arch(w, h, n=40): r = w / 2; return np.concatenate([[(-r, -h / 2), (r, -h / 2)], [(r * math.cos(a), h / 2 - r + r * math.sin(a)) for a in np.linspace(0, math.pi, n)]])


def blob(w, h, seed=1, n=90, rough=.16):
    rng = np.random.default_rng(seed); a = np.linspace(0, 2 * np.pi, n, endpoint=False); r = 1 + sum(rough / k * np.cos(k * a + rng.uniform(0, 6.3)) for k in (2, 3, 4))
    return np.stack([np.cos(a) * r * w / 2, np.sin(a) * r * h / 2], 1)


def picture(x, z, w, h, wall, shapes, frame, mount, inks, lean=0):
    """A framed print on the wall. shapes: (ink, outline, dx, dz) in metres."""
    y = wall - .016; t = .016
    for s in (-1, 1):
        block('picture frame', (t, .03, h), frame, r=.0025, at=(x + s * (w / 2 - t / 2), y, z), grain=2, cell=.4)
        block('picture frame', (w - 2 * t, .03, t), frame, r=.0025, at=(x, y, z + s * (h / 2 - t / 2)), grain=0, cell=.4)
    block('picture mount', (w - t, .006, h - t), mount, r=.001, at=(x, y, z), cell=.4)
    for i, (ink, outline, dx, dz) in enumerate(shapes): plate('picture print', np.asarray(outline), .001, inks[ink], edge=.0003, at=(x + dx, y - .0037 - .0006 * i, z + dz), rot=(90, 0, 0))


def throw(mat, size, at, rot=(0, 0, 0), folds=4, seed=2, drop=0):
    """A knitted throw lying in soft folds; `drop`: metres that hang over the front edge."""
    w, d = size; u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(0, 1, 90)); rng = np.random.default_rng(seed)
    wave = sum(rng.uniform(.5, 1) * np.sin(u * folds * k + rng.uniform(0, 6.3) + v * rng.uniform(-.8, .8)) / k for k in (1, 1.7, 2.6))
    x = u * w / 2 * (1 + .05 * np.sin(v * 5)); run = v * (d + drop); flat = np.minimum(run, d); hang = np.maximum(run - d, 0); r = .03
    bend = np.clip(hang / (r * 1.57), 0, 1) * np.pi / 2; y = -(flat + r * np.sin(bend)); z = -r * (1 - np.cos(bend)) - np.maximum(hang - r * 1.57, 0); lift = .010 * wave + .014
    y = y - np.where(bend > .1, lift * 1.2, 0); z = z + np.where(bend < 1.5, lift, 0)
    pts = np.stack([x, y, z], -1).reshape(-1, 3); q = [[j * 70 + i, j * 70 + i + 1, (j + 1) * 70 + i + 1, (j + 1) * 70 + i][::-1] for j in range(89) for i in range(69)]
    uv = np.stack([u * w / 2, run], -1).reshape(-1, 2); o = make('throw', pts, q, [uv[k] for f in q for k in f], mat, at=at, rot=rot); s = o.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .007; return o


def curtain(mat, x0, x1, y, height=2.7, folds=9, depth=.05):
    n = folds * 14; u = np.linspace(0, 1, n); rng = np.random.default_rng(8); ph = u * folds * 2 * np.pi + .7 * np.sin(u * 9)
    rows = []
    for z in np.linspace(.012, height, 12): rows += [(x0 + (x1 - x0) * a + .012 * math.sin(p * .5 + z), y + depth * (.55 + .45 * z / height) * math.sin(p + .25 * math.sin(z * 2 + p * .3)), z) for a, p in zip(u, ph)]
    q = [[j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i] for j in range(11) for i in range(n - 1)]
    return make('curtain', rows, q, [(k % n * .01, k // n * .2) for f in q for k in f], mat)


def plant(m, at, height=1.25, stems=11, leaf=.15, seed=6, s=1):
    """A potted plant; m: pot, soil, leaf."""
    prof = np.array([(.12, 0), (.145, .01), (.175, .16), (.18, .30), (.172, .34), (.16, .34), (.155, .28)]) * s; lathe('pot', smooth_profile(prof, 60), m['pot'], at=at, around=64)
    lathe('soil', [(.158 * s, .30 * s), (.001, .305 * s)], m['soil'], at=at, around=48); props.foliage('plant', m['leaf'], (at[0], at[1], at[2] + .28 * s), stems=stems, height=height, spread=.42, leaf=leaf, seed=seed, stem_mat=m['soil'])


def pillow(mat, at, rot, size=.48, seed=None): return cushion('room pillow', (size, size, .012), mat, pressure=1.4, r=.005, crease=.7, at=at, rot=rot)


def lying(mat, at, w=.52, d=.52, h=.10, turn=0): return cushion('room lying', (w, d, .012), mat, pressure=1.4, r=.005, crease=.7, slot=(w * 1.1, d * 1.1, h * 2.4), at=at, rot=(0, 0, turn))


def prints(x, z, wall, frame, seed=0, size=(.52, .68), inks=('#36505a', '#c2955a', '#a3573a')):
    """One of three abstract prints in a frame."""
    f = finished(paper='plain:#f3eee4', a=f'plain:{inks[0]}', b=f'plain:{inks[1]}', c=f'plain:{inks[2]}'); w, h = size
    art = [[('a', blob(w * .56, h * .5, 3), -.02, -.05), ('b', ellipse(w * .3, w * .3), w * .15, h * .24)],
           [('b', arch(w * .5, h * .54), 0, -.06), ('c', blob(w * .4, h * .2, 5), .03, h * .25)],
           [('c', blob(w * .4, h * .26, 7), -.04, h * .14), ('a', blob(w * .58, h * .3, 11), .02, -h * .14), ('b', ellipse(w * .2, w * .2), w * .18, h * .02)]][seed % 3]
    picture(x, z, w, h, wall, art, frame, f['paper'], f)


def greens(pot='ceramic:#ece5d8', leaf='plain:#55663f:.5'): return finished(pot=pot, soil='plain:#3a2e25', leaf=leaf)


def dishes(kind, profile, at, glaze, s=1, foot=.0035):
    from parts_small import pottery
    pottery(kind, profile, glaze[0], glaze[1], at=at, s=s, foot=foot * s)


def setting(at, turn, glaze, napkin=None, bowl=True):
    """Plate, small plate and bowl for one guest, the napkin on the left; `turn` faces the guest (0: sits towards -Y)."""
    from products import clay_dinnerware_set as C, settings
    x, y, z = at; a = math.radians(turn); side = lambda u, v: (x + math.cos(a) * u - math.sin(a) * v, y + math.sin(a) * u + math.cos(a) * v, z)
    dishes('plate', C.DINNER, at, glaze); dishes('plate', C.DINNER, (x, y, z + .0098), glaze, C.SALAD / C.PLATE)
    if bowl: dishes('cup', C.CUP, (x, y, z + .0180), glaze)
    if napkin: settings.napkin('napkin', napkin, (.10, .20), side(-.215, .0), turn=turn)


def poured(at, m, r=.0365, R=.0415, h=.096, level=None):
    from parts_small import drink, tumbler
    inner = tumbler('glass', m['glass'], r, R, h, base=.015, at=at)
    if level: drink('water', m['water'], inner, .015, level, at=at)


# ---------------------------------------------------------------- what lies about in a home
def cat_bed(m, at, R=.24):
    """A round bed with a padded rim; m: rim, pad."""
    a = np.linspace(0, 2 * np.pi, 72, endpoint=False); tube('cat bed', np.stack([np.cos(a) * R * (1 + .02 * np.sin(3 * a)), np.sin(a) * R, .075 + .008 * np.sin(5 * a + 1)], 1), .068, m['rim'], at=at, closed=True)
    lathe('cat bed', smooth_profile([(R, .03), (R * .8, .055), (R * .4, .062), (.001, .064)], 30), m['pad'], at=at, around=64, planar=True)


def basket(m, at, R=.20, H=.30, laundry=True):
    """A woven basket with washing in it; m: cord, cloth0, cloth1."""
    n = 22; fine = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    for k in range(n):
        z = H * (k + .5) / n; r = R * (.86 + .14 * math.sin(k / n * math.pi * .62)) + .0035 * np.cos(fine * 20 + k * np.pi); tube('basket', np.stack([r * np.cos(fine), r * np.sin(fine), 0 * fine + z], 1), .0078, m['cord'], at=at, closed=True)
    lathe('basket core', [(R * .80, .01), (R * .92, H - .02)], m['cord'], at=at, around=48, closed=False)
    if laundry:
        for i, (x, y, z, rx, rz) in enumerate(((-.02, .02, H - .03, 6, 20), (.05, -.05, H + .03, -10, 70), (-.06, .04, H + .07, 12, -30))): cushion('laundry', (.40, .34, .012), m[f'cloth{i % 2}'], pressure=1.2, r=.005, crease=1.6, slot=(.44, .38, .16), at=(at[0] + x, at[1] + y, at[2] + z), rot=(rx, 8 - i * 7, rz))


def socket(mat, x, z, wall): plate('socket', rounded_rect(.082, .082, .006, 6), .008, mat, edge=.003, at=(x, wall - .004, z), rot=(90, 0, 0)); plate('socket', ellipse(.040, .040, 40), .009, bpy.data.materials.get('socket dark') or __import__('materials').plain('#b9b5ac', 'socket dark', .5), edge=.002, at=(x, wall - .0048, z), rot=(90, 0, 0))


def radiator(mat, x, wall, W=.9, H=.55):
    n = round(W / .045)
    for i in range(n): block('radiator', (.036, .07, H), mat, r=.014, at=(x + (i - n / 2 + .5) * W / n, wall - .08, .12 + H / 2), grain=2)
    for z in (.16, H + .08): tube('radiator', [(x - W / 2, wall - .08, z), (x + W / 2, wall - .08, z)], .014, mat)


def mug(glaze, at, turn=0):
    from products import clay_dinnerware_set as C
    C.mug({'glaze': glaze, 'clay': glaze}, at, turn)


def paperback(mat, page, at, turn=0, size=(.14, .21, .018)):
    case.pile([mat], page, *at, [size]); return at[2] + size[2]
