import materials as M
from parts import *
from products import fallow_dining_table, finishes, wick_floor_lamp


def build(m, drop=1.62, R=.34, table=False, cards=None):
    """A turned brass stem and five arms that dip and rise, each with a candle and a small linen shade that glows by itself. `drop`: height of its lowest point."""
    brass, cloth, wax = finishes.finish(m, 'frame', 'brass'), M.paper('#efe4d0', 'linen', .52), finishes.finish(m, 'candle', 'satin:#f1e8d6:.5'); before = set(bpy.data.objects)
    stem = [(.0005, 0), (.006, .002), (.011, .014), (.007, .026), (.005, .032), (.020, .050), (.036, .078), (.040, .100), (.030, .124), (.014, .142), (.010, .160), (.012, .230), (.016, .300), (.012, .345), (.010, .352), (.019, .364), (.019, .374), (.010, .386), (.0075, .400), (.0075, .420), (.0005, .421)]
    lathe('stem', smooth_profile(stem, 220), brass, at=(0, 0, drop), around=96)
    for i in range(5):
        a = math.radians(18 + 72 * i); c, s = math.cos(a), math.sin(a); q = np.linspace(0, 1, 40); r = .030 + (R - .030) * q; z = .100 - .055 * np.sin(q * math.pi * .72) + .075 * q ** 3
        tube('arm', np.c_[r * c, r * s, drop + z], .0058, brass); x, y, h = R * c, R * s, drop + float(z[-1])
        lathe('cup', [(.0058, -.012), (.010, -.004), (.034, .006), (.038, .012), (.036, .015), (.016, .012), (.0125, .016), (.0125, .026), (.0005, .026)], brass, at=(x, y, h), around=64); lathe('candle', [(.0110, .018), (.0110, .092), (.0095, .095), (.0005, .095)], wax, at=(x, y, h), around=40)
        wick_floor_lamp.drum(m, .078, .050, .105, (x, y, h + .082), cloth)
        finishes.globe('bulb', smooth_profile([(.009, 0), (.011, .008), (.016, .026), (.0165, .036), (.011, .052), (.0005, .060)], 30), finishes.finish(m, 'bulb', 'opal:4'), at=(x, y, h + .094), around=32)
    n = 0; z = drop + .418
    while z < 3.3:                                              # a chain: every other link is turned
        k = np.linspace(0, 2 * np.pi, 28, endpoint=False); u, w = .0095 * np.cos(k), .0150 * np.sin(k); tube('link', np.stack([u if n % 2 else 0 * u, 0 * u if n % 2 else u, z + .012 + w], 1), .0022, brass, closed=True); z += .0250; n += 1
    for o in set(bpy.data.objects) - before:
        if not o.name.startswith('link'): o.name = 'lark ' + o.name
    if table: fallow_dining_table.build({n: finishes.finish(m, n, w) for n, w in (('leg', 'timber:oak'), ('ceramic', 'ceramic:#dcd5c6'))})
    if cards: finishes.cards(cards)
