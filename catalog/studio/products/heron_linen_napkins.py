from parts import *
from products import settings


def build(m):
    """Four napkins: three in steps, the fourth folded lengthwise next to them, a fork and a sprig on it."""
    z = settings.tabletop(m)
    for k, (turn, x, y, lean, lift) in enumerate(((4, -.150, .065, 0, 0), (6, -.105, .010, 2.6, .0040), (3, -.060, -.045, 3.4, .0062))):
        before = set(bpy.data.objects); settings.napkin('napkin', m[f'cloth{k}'], (.17, .17), (x, y, z + lift), turn=turn, layers=2)
        for o in set(bpy.data.objects) - before: o.rotation_euler.rotate_axis('X', math.radians(lean))          # the front edge lies on the table
    settings.napkin('napkin', m['cloth3'], (.095, .215), (.130, -.02, z), turn=-8, layers=2)
    a = math.radians(82); at = lambda d, w, h: (.130 + math.cos(a) * d - math.sin(a) * w, -.02 + math.sin(a) * d + math.cos(a) * w, z + .0085 + h)
    t = np.linspace(0, 1, 24); tube('fork', [at(-.085 + .11 * q, 0, .002 + .004 * math.sin(q * 3.1)) for q in t], .0028, m['steel'])
    for w in (-.0085, -.0028, .0028, .0085): tube('fork', [at(.022, w * .3, .003), at(.040, w, .0035), at(.085, w * .9, .005 + .002)], .0014, m['steel'], bend=.012)
    tube('fork', [at(.020, 0, .003), at(.034, -.006, .003), at(.040, -.0085, .0035)], .0022, m['steel'], bend=.006); tube('fork', [at(.020, 0, .003), at(.034, .006, .003), at(.040, .0085, .0035)], .0022, m['steel'], bend=.006)
