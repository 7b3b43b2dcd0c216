from parts import *
from products import props, quill_side_table


def build(m, R=.60, H=.75):
    """The side table's turned foot, grown up: one pedestal under a round top."""
    L = m['leg']; tall = (H - .020) / quill_side_table.PROFILE[-1][1]; profile = quill_side_table.PROFILE
    lathe('foot', smooth_profile([(r * 2.0, z * tall) for r, z in profile[:7]], 60), L, around=96, grain=0)
    lathe('base', smooth_profile([(r * 2.0 * (1.25 if z < .47 else 1.4), z * tall) for r, z in profile[6:]], 180), L, around=96)
    plate('top', ellipse(2 * R, 2 * R, 192), .030, L, edge=.010, at=(0, 0, H - .015))
    props.bowl(m['ceramic'], at=(.02, .02, H), s=1.15)
