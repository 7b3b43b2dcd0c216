from parts import *
from products import clover_counter_stool, finishes
from products.bent import bend

FRONT = [(.0105, 0), (.0135, .01), (.0185, .30), (.0190, .42), (.0165, .462)]
BACK = [(.0105, 0), (.0135, .01), (.0190, .34), (.0195, .46), (.0150, .93), (.0110, .985), (.0150, 1.000), (.0130, 1.014), (.0005, 1.022)]


def build(m, W=.45, D=.42, H=.455):
    """Four bowed slats between tall posts, and a seat woven of paper cord."""
    L, cord = m['leg'], finishes.finish(m, 'cord', 'cord:#c9ab7c'); x, y = W / 2 - .012, D / 2 - .012; lean = 6
    for s in (-1, 1):
        lathe('leg', FRONT, L, at=(s * (x + .010), -y - .008, 0), rot=(-1, s * -1, 0), around=28); lathe('post', BACK, L, at=(s * x, y - .030, 0), rot=(-lean, 0, 0), around=28)
        for z in (.16, .27): tube('side rail', [(s * (x + .008), -y - .006, z), (s * x, y - .030 + z * math.sin(math.radians(lean)), z + .02)], .0088, L)
        block('seat rail', (W, .026, .030), L, r=.010, at=(0, s * y, H - .028)); block('seat rail', (.026, D, .030), L, r=.010, at=(s * x, 0, H - .028))
    for z in (.20, .30): tube('front rail', [(-x - .008, -y - .006, z), (x + .008, -y - .006, z)], .0088, L)
    clover_counter_stool.woven(W - .004, D - .004, H - .006, cord)
    for i, tall in enumerate((.046, .050, .054, .066)):
        z = .565 + i * .126; slat = block('slat', (W - .036, .011, tall), L, r=.005, cell=.018, k=4); slat.location = (0, y - .030 + z * math.tan(math.radians(lean)) + .030, z); slat.rotation_euler = (math.radians(-lean), 0, 0)
        for v in slat.data.vertices:
            if v.co.z > 0: v.co.z += .012 * math.cos(min(1, abs(v.co.x) / (W / 2)) * math.pi / 2)
        bend(slat, .70)
