from parts import *
from products import finishes, larch_wall_hooks


def build(m, H=1.78):
    """A post of oak on four sloping feet, pegs at two heights; a straw hat hangs on one."""
    oak = finishes.finish(m, 'wood', 'timber:oak'); brass = finishes.finish(m, 'brass', 'brass')
    block('post', (.046, .046, H - .06), oak, r=.010, at=(0, 0, H / 2 + .03), taper=1.18, grain=2, cell=.3, k=5)
    lathe('knop', smooth_profile([(.018, -.012), (.018, 0), (.026, .012), (.030, .028), (.024, .046), (.010, .056), (.0005, .058)], 50), oak, at=(0, 0, H), around=56)
    for i in range(4):
        a = math.radians(45 + 90 * i); foot = np.array([.300 * math.cos(a), .300 * math.sin(a), .020]); head = np.array([.018 * math.cos(a), .018 * math.sin(a), .330]); mid = (foot + head) / 2; d = head - foot
        block('foot', (.030, .040, float(np.linalg.norm(d))), oak, r=.007, at=tuple(mid), rot=(0, -math.degrees(math.atan2(math.hypot(d[0], d[1]), d[2])), math.degrees(a)), grain=2, taper=.8, cell=.2, k=4); lathe('pad', [(.0005, 0), (.016, 0), (.017, .003), (.016, .010), (.0005, .012)], brass, at=(.297 * math.cos(a), .297 * math.sin(a), 0), around=32)
    plate('ring', ellipse(.11, .11, 64), .022, oak, edge=.008, at=(0, 0, .335))
    profile = [(r * 1.1, z * 1.75) for r, z in larch_wall_hooks.PEG]
    for z, turn, lift in ((H - .075, 0, 60), (H - .440, 15, 62)):
        for i in range(4): a = math.radians(turn + 90 * i); lathe('peg', smooth_profile(profile, 60), oak, at=(.012 * math.cos(a), .012 * math.sin(a), z), rot=(0, lift, math.degrees(a)), around=40)
    straw = finishes.finish(m, 'cord', 'cord:#d2b078'); hat = [(.0005, .104), (.045, .103), (.068, .094), (.080, .070), (.086, .020), (.090, .004), (.110, -.001), (.150, -.004), (.178, .004), (.1785, .0065), (.150, -.0010), (.110, .0020), (.088, .008)]
    lathe('hat', smooth_profile(hat, 120), straw, at=(.128, -.120, H - .112), rot=(66, 0, 48), around=96, closed=False)
