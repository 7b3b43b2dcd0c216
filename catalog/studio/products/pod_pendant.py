import parts
from parts import *
from products import finishes, orchard_dining_table


def build(m, R=.27, H=.34, drop=1.28, lit=9, ribs=84, rows=58, table=False, cards=None):
    """`drop`: height of the shade's rim above the floor."""
    cord, dark = finishes.finish(m, 'cord', 'cord'), finishes.finish(m, 'frame', 'brass')
    P = np.array(smooth_profile([(.052, H), (.10, H - .012), (.175, H - .062), (.232, H - .15), (.262, H - .25), (R, .03), (R - .004, 0)], 160)); run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(P, axis=0).T))])
    along = lambda s: (np.interp(s * run[-1], run, P[:, 0]), np.interp(s * run[-1], run, P[:, 1]))
    parts.DETAIL = .25                                          # cord this thin needs few sides
    a = np.linspace(0, 2 * np.pi, ribs, endpoint=False)
    for i, t in enumerate(a):
        r, z = along(np.linspace(0, 1, 30)); tube('pod rib', np.c_[r * math.cos(t), r * math.sin(t), z], .0016, cord, at=(0, 0, drop))
    fine = np.linspace(0, 2 * np.pi, ribs * 3, endpoint=False)
    for k in range(rows):                                       # over one rib, under the next, turned about in every row
        r, z = along((k + .6) / rows); w = r + .0020 * np.cos(fine * ribs / 2 + k * np.pi)
        tube('pod weave', np.c_[w * np.cos(fine), w * np.sin(fine), np.full_like(fine, z)], .0021, cord, at=(0, 0, drop), closed=True)
    parts.DETAIL = 1.0
    for r, z, thick in ((.052, H, .0042), (R - .004, 0, .0052)): tube('pod rim', np.c_[r * np.cos(fine), r * np.sin(fine), np.full_like(fine, z)], thick, cord, at=(0, 0, drop), closed=True)
    lathe('pod cap', [(.001, 0), (.054, 0), (.055, .003), (.050, .010), (.018, .020), (.016, .050), (.010, .056), (.004, .06)], dark, at=(0, 0, drop + H), around=64)
    lathe('pod socket', [(.02, 0), (.021, .002), (.021, .07), (.018, .072)], dark, at=(0, 0, drop + H - .07)); tube('cord', [(0, 0, drop + H + .05), (0, 0, 3.4)], .0032, finishes.finish(m, 'flex', 'plain:#4b4034:.8'))
    finishes.globe('pod bulb', [(max(.0005, .05 * math.sin(t)), -.05 * math.cos(t)) for t in np.linspace(0, math.pi, 32)], finishes.finish(m, 'bulb', 'opal:3'), at=(0, 0, drop + H - .11), around=48)
    if lit: finishes.bulb('pod light', (0, 0, drop + H - .19), lit, .05)
    if table: orchard_dining_table.build({n: finishes.finish(m, n, w) for n, w in (('leg', 'timber:oak'), ('ceramic', 'ceramic:#dcd5c6'))})
    if cards: finishes.cards(cards)
