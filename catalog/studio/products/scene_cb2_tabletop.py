from parts import *
from products import clay_dinnerware_set as C, room


def build(m):
    f = room.finished(stone='stone:travertine', napkin='cloth:linen:#b9b6ae', steel='metal:steel', red='lacquer:#9a2c1c:.14'); z = .74; dish = m['glaze'], m['clay']; g = {'glaze': m['glaze'], 'clay': m['clay']}
    block('top', (3, 1.7, .06), f['stone'], r=.004, at=(0, .05, z - .03), cell=.4)
    for x in (-.30, .40): room.setting((x, -.14, z), 0, dish, f['napkin'])
    C.stacked('dish', C.DINNER, 4, .0098, g, (-.40, .24, z)); C.mug(g, (-.12, .20, z), -40, 'square'); C.mug(g, (-.02, .30, z), -70, 'square')
    for x, y, level in ((-.10, .03, .05), (.60, .03, .06)): room.poured((x, y, z), m, level=level)
    for x in (-.125, .575):
        tube('knife', [(x, -.25, z + .004), (x, -.02, z + .004)], .0034, f['steel'], square=True)
    lathe('orb', [(max(.0005, .06 * math.sin(t)), .06 - .06 * math.cos(t)) for t in np.linspace(0, math.pi, 40)], f['red'], at=(.24, .26, z), around=64); room.wall_at(1.2); room.table_view(-.44, .62, z, -.25, .20)
