from parts import *
from products import case, finishes, props, wall


def build(m, W=1.10, D=.46, H=.75, far='#a99a80', window=(-1.4, 1.6, 1.7, 1.9)):
    """Walnut with two drawers between rounded ends, a round mirror on a brass arch, everything on turned legs."""
    wood, brass = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'pull', 'brass'); t, box = .020, .150; z = H - box / 2
    case.hoop('case', W, box, D, t, .060, wood, at=(0, 0, z)); case.back(W, box, t, .060, wood, (0, D / 2 - .012, z)); case.board('inside', (W - 2 * t - .05, D - .06, box - 2 * t - .002), case.dark(), (0, .01, z))
    for (px, _, pz), _ in case.fronts('drawer', [1, 1], [1], -W / 2 + t + .034, W / 2 - t - .034, H - box + t, H - t, -D / 2 + .014, wood, r=.003): case.knob(brass, (px, -D / 2 + .004, pz), 1.05)
    for s in (-1, 1): case.board('cheek', (.034, D - .02, box - 2 * t), wood, (s * (W / 2 - t - .016), 0, z), r=.002, grain=1)
    for sx in (-1, 1):
        for sy in (-1, 1): case.turned_leg(wood, (sx * (W / 2 - .095), sy * (D / 2 - .075), 0), H - box + .006, top=.025, foot=.0135, splay=(sy * 4, sx * -4))
    R, y, c = .235, D / 2 - .085, H + .300
    for s in (-1, 1):
        tube('mirror post', [(s * (R + .030), y, H), (s * (R + .030), y, c + .03)], .0075, brass); lathe('mirror base', [(.0005, 0), (.026, 0), (.027, .004), (.020, .009), (.0075, .012)], brass, at=(s * (R + .030), y, H), around=48)
        lathe('mirror knob', smooth_profile([(.0075, 0), (.013, .006), (.015, .014), (.010, .022), (.0005, .025)], 30), brass, at=(s * (R + .030), y, c + .026), around=40); tube('mirror pin', [(s * (R + .030), y, c), (s * (R - .01), y, c)], .0060, brass)
    before = set(bpy.data.objects); round_ = lambda r: ellipse(2 * r, 2 * r, 128)
    wall.ring('mirror frame', round_(R), round_(R - .022), .024, wood, z=0, edge=.007); wall.pane('mirror glass', round_(R - .021), -.012, wall.glass(), z=0); plate('mirror back', round_(R - .004), .005, wood, at=(0, .003, 0), rot=(90, 0, 0))
    for o in set(bpy.data.objects) - before: o.location = (0, y, c); o.rotation_euler.rotate_axis('X', math.radians(-4))
    wall.opposite(far, window=window, leaf=None)
    white, clay, page = finishes.finish(m, 'ceramic', 'ceramic:#e6dfd1'), finishes.finish(m, 'clay', 'ceramic:#a2664a'), finishes.finish(m, 'page', 'plain:#efe7d6:.8'); covers = [finishes.finish(m, f'cover{i}', f'plain:{q}:.7') for i, q in enumerate(('#56665c', '#dccfb4'))]
    props.turned('bowl', props.BOWL, white, (-.37, -.06, H), .50); case.pile(covers, page, .37, -.02, H, [(.21, .15, .026), (.18, .13, .020)], seed=3); props.turned('pot', [(.014, 0), (.026, .003), (.034, .03), (.030, .06), (.014, .075), (.013, .088), (.017, .092), (.014, .092), (.010, .08)], clay, (.35, -.02, H + .046), 1)
