from parts import *
from products import bedding


def disc(name, R, T, mat, welt, at, rot, seed):
    """A round pillow drawn in by a button at its middle, with soft gathers towards it and a cord round it."""
    r = np.linspace(0, 1, 30); full = lambda r: T / 2 * np.sqrt(np.clip(1 - r ** 3.2, 0, 1)) * (1 - .50 * np.exp(-(r / .22) ** 2))
    prof = [(max(.0006, R * q), -full(q)) for q in r] + [(max(.0006, R * q), full(q)) for q in r[::-1][1:]]
    o = lathe(name, prof, mat, at=at, rot=rot, around=192, planar=True); o.data.auto_smooth_angle = math.radians(80); rng = np.random.default_rng(seed); ph = rng.uniform(0, 6, 2)
    for v in o.data.vertices:
        d = math.hypot(v.co.x, v.co.y) / R; a = math.atan2(v.co.y, v.co.x)
        v.co.z *= 1 + .085 * math.cos(13 * a + ph[0] + .8 * math.sin(2 * a)) * math.exp(-(d / .34) ** 2) + .018 * math.cos(5 * a + ph[1]) * d
    o.data.update(); t = bpy.data.textures.new('crumple', 'CLOUDS'); t.noise_scale = .13; t.noise_depth = 1; k = o.modifiers.new('crumple', 'DISPLACE'); k.texture = t; k.texture_coords = 'LOCAL'; k.strength = .007; k.mid_level = .5
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False); tube(name + ' welt', np.stack([(R + .001) * np.cos(a), (R + .001) * np.sin(a), .0015 * np.sin(3 * a + ph[0])], 1), .0056, welt, at, rot, closed=True)
    from mathutils import Euler, Vector
    n = Euler([math.radians(x) for x in rot]).to_matrix() @ Vector((0, 0, 1))
    lathe(name + ' button', smooth_profile([(.001, .009), (.010, .008), (.015, .004), (.016, 0), (.001, -.004)], 24), welt, at=tuple(np.array(at) + np.array(n) * (T * .25 + .003)), rot=rot, around=48)


def build(m):
    """Two of them: the ivory one upright, the other against it."""
    disc('pillow', .235, .150, m['upholstery'], m['welt'], (-.10, .12, .236), (74, 0, 9), 3); disc('small pillow', .195, .135, m['second'], m['welt2'], (.17, -.045, .188), (62, 0, -11), 8)
