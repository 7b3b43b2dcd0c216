from parts import *
from products import case, finishes, home_main


def drum(m, low, top, height, at, cloth):
    """A linen shade: one lit layer, bound rims, the spider that carries it and the finial on top."""
    frame = m['frame']; x, y, z = at
    lathe('shade', [(low, 0), (low + (top - low) * .5, height / 2), (top, height)], cloth, at=at, around=128, closed=False)
    a = np.linspace(0, 2 * np.pi, 128, endpoint=False); tape = finishes.finish(m, 'tape', 'plain:#ecdcbc:.8')
    for r, rz in ((low, 0), (top, height)):
        ring = lambda r, h: [(r * math.cos(t), r * math.sin(t), h) for t in a]
        lathe('shade rim', [(r - .0022, rz - .0022), (r + .0018, rz - .0026), (r + .0022, rz + .009 * (1 if rz == 0 else -1)), (r - .0014, rz + .009 * (1 if rz == 0 else -1))] if rz == 0 else
              [(r - .0014, rz - .009), (r + .0018, rz - .009), (r + .0020, rz + .0026), (r - .0024, rz + .0022)], tape, at=at, around=128, closed=False)
    for k in range(3):
        b = k * 2.0944 + .5; tube('shade spider', [(0, 0, height - .05), (top * .3 * math.cos(b), top * .3 * math.sin(b), height - .05), (top * math.cos(b), top * math.sin(b), height - .006)], .0018, frame, at=at, bend=.03)
    lathe('finial', smooth_profile([(.004, 0), (.009, .002), (.009, .006), (.005, .009), (.0085, .016), (.0095, .022), (.006, .029), (.0006, .032)], 40), frame, at=(x, y, z + height - .05))


def build(m, R=.23, H=1.58, lit=3.4, corner=False, cards=None):
    frame, cloth = finishes.finish(m, 'frame', 'brass'), finishes.finish(m, 'shade', 'linen'); height = .29; foot = H - height
    lathe('lamp base', [(.001, 0), (.142, 0), (.145, .002), (.145, .012), (.142, .015), (.132, .0165), (.128, .0195), (.03, .026), (.020, .032), (.0165, .040), (.0165, .052), (.0105, .055)], frame, around=128)
    tube('lamp pole', [(0, 0, .05), (0, 0, H - .05)], .0088, frame)
    for z in (.62, foot - .10): lathe('lamp collar', [(.0088, 0), (.0122, .001), (.0122, .013), (.0105, .014), (.0105, .018), (.0122, .019), (.0122, .032), (.0088, .033)], frame, at=(0, 0, z))
    lathe('lamp socket', [(.009, 0), (.019, .004), (.0195, .03), (.0195, .055), (.015, .06)], frame, at=(0, 0, foot + .005)); drum(m, R, R * .74, height, (0, 0, foot), cloth)
    finishes.globe('lamp bulb', smooth_profile([(.013, 0), (.015, .012), (.028, .045), (.031, .062), (.022, .085), (.0005, .093)], 40), finishes.finish(m, 'bulb', 'opal:4'), at=(0, 0, foot + .065))
    for i in range(34):                                         # a pull chain of beads
        lathe('lamp chain', [(.0003, -.0016), (.0016, 0), (.0003, .0016)], frame, at=(-.05, -.03, foot + .02 - i * .0042), around=16)
    lathe('lamp chain', smooth_profile([(.0006, 0), (.0052, .005), (.0056, .011), (.002, .019), (.0005, .021)], 24), frame, at=(-.05, -.03, foot + .02 - 34 * .0042 - .019), around=24)
    case.mark((0, 0, foot + .07), .66)
    if lit: finishes.bulb('lamp light', (0, 0, foot + .12), lit)
    if corner: home_main.moved(home_main.plant, .62, -.06, 40, {n: finishes.finish(m, n, w) for n, w in (('ceramic', 'ceramic:#ddd3c2'), ('soil', 'plain:#3a2e25'), ('leaf', 'plain:#55663f:.5'))})
    if cards: finishes.cards(cards)
