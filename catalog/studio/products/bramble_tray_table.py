from parts import *
from products import finishes, props


def build(m, W=.66, D=.46, H=.56):
    """A deep walnut tray that lifts off two pairs of crossed oak legs."""
    wood, oak, brass = finishes.finish(m, 'wood', 'timber:walnut'), finishes.finish(m, 'oak', 'timber:oak'), finishes.finish(m, 'frame', 'brass'); floor = H - .075; stand = floor - .008; a = .255
    plate('tray floor', rounded_rect(W - .012, D - .012, .075, 14), .016, wood, edge=.004, at=(0, 0, floor))
    rim = rounded_rect(W, D, .080, 14); inner = rounded_rect(W - .026, D - .026, .068, 14); n = len(rim); pts, quads = [], []
    for ring, z in ((rim, floor - .008), (rim, H - .003), (rim * (1 - .0025 / W), H), (inner * (1 + .0025 / W), H), (inner, H - .003), (inner, floor + .006)): pts += [(*p, z) for p in ring]
    for k in range(5): quads += [[k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j] for j in range(n)]
    o = make('tray rim', pts, quads, [(pts[v][0] + pts[v][1], pts[v][2]) for q in quads for v in q], wood, grain=0); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    for s in (-1, 1): tube('tray handle', [(s * (W / 2 - .004), -.065, H - .024), (s * (W / 2 + .026), -.065, H - .024), (s * (W / 2 + .026), .065, H - .024), (s * (W / 2 - .004), .065, H - .024)], .0052, brass, bend=.02)
    lean = math.degrees(math.atan2(2 * a, stand)); length = math.hypot(2 * a, stand) - .018
    for side, y in ((1, .165), (-1, .139)):
        for q in (-1, 1): block('leg', (.032, .020, length), oak, r=.005, at=(0, q * y, stand / 2), rot=(0, side * lean, 0), grain=2)
        for k in (-1, 1): tube('bar', [(k * side * a * .86, -y, stand / 2 + k * stand * .43), (k * side * a * .86, y, stand / 2 + k * stand * .43)], .0085, oak)
    for q in (-1, 1): lathe('pin', [(.0005, -.019), (.009, -.019), (.009, .019), (.0005, .019)], brass, at=(0, q * .152, stand / 2), rot=(90, 0, 0), around=40)
    props.vase(m['ceramic'], at=(-.15, .06, floor + .008), s=.66, branches=m['leaf']); props.books({'ceramic': m['ceramic'], 'book0': m['book0'], 'book1': m['book1'], 'book2': m['book2']}, at=(.14, -.01, floor + .008))
