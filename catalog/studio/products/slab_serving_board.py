from parts import *


def build(m, W=.46, D=.24):
    """A thick slab on two steel runners, with a recess to lift it by at each end; a cheese and its knife."""
    plate('board', rounded_rect(W, D, .012, 10), .026, m['stone'], edge=.003, at=(0, 0, .025))
    for s in (-1, 1): block('runner', (.016, D - .05, .012), m['metal'], r=.002, at=(s * (W / 2 - .07), 0, .006))
    a = np.linspace(math.radians(8), math.radians(340), 60); wheel = np.vstack([[(0, 0)], np.stack([np.cos(a), np.sin(a)], 1) * .062])
    plate('cheese', wheel, .036, m['cheese'], edge=.004, at=(-.085, .02, .056), rot=(0, 0, -70))
    blade = np.array([(0, -.009), (.105, -.009), (.125, .002), (.118, .009), (0, .009)])
    plate('blade', blade, .0018, m['steel'], edge=.0006, at=(.055, -.055, .0390), rot=(0, 0, 28))
    c, s = math.cos(math.radians(28)), math.sin(math.radians(28)); on = lambda d, z: (.055 + d * c, -.055 + d * s, z)
    block('bolster', (.010, .019, .007), m['steel'], r=.002, at=on(.003, .0410), rot=(0, 0, 28)); tube('handle', [on(0, .0440), on(-.100, .0440)], .0060, m['metal'])
