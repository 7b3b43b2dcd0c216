from parts import *
from products import clay_dinnerware_set as C, props, ripple_vase, room, settings


def build(m):
    f = room.finished(table='timber:walnut', cream='glaze:#8f5f42:#e2d3b8', linen='cloth:linen:#c8b48f', rust='cloth:linen:#9f5434', leaf='plain:#5f6f47:.5', stem='plain:#5a4532', brass='metal:brass')
    g = {'glaze': m['glaze'], 'clay': m['clay']}; dish = m['glaze'], m['clay']; z = settings.tabletop({'table': f['table']}, back=.75, depth=1.6)
    room.setting((-.22, -.16, z), 0, dish, f['rust']); room.setting((.46, -.08, z), 0, dish, f['rust'])
    room.place(ripple_vase.build, (.10, .28, z), 20, {'glaze': m['vase'], 'glaze2': m['vase2'], 'leaf': f['leaf'], 'stem': f['stem']})
    for x, y, level in ((-.04, .02, .06), (.64, .10, .045), (.26, .10, None)): room.poured((x, y, z), m, level=level)
    C.stacked('dish', C.DINNER, 3, .0098, g, (-.44, .26, z), s=C.SALAD / C.PLATE); C.mug(g, (-.47, .05, z), -50); props.bowl(m['vase2'], at=(.62, .36, z), s=.8)
    for x, y in ((-.055, -.16), (.625, -.08)):
        tube('knife', [(x, y - .10, z + .004), (x, y + .02, z + .004), (x + .002, y + .11, z + .003)], .0038, f['brass']); tube('fork', [(x + .022, y - .10, z + .004), (x + .022, y + .09, z + .004)], .0034, f['brass'])
    room.wall_at(1.1); room.table_view(-.46, .68, z, -.28, .34)
