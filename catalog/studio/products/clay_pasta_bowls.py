from products import clay_dinnerware_set, settings

BOWL = [(.0005, .0065), (.048, .0055), (.0535, .004), (.055, .0006), (.057, 0), (.060, .0006), (.062, .0045), (.082, .012), (.100, .026), (.112, .043), (.1160, .0500), (.1165, .0525), (.1155, .0540), (.1135, .0530), (.1085, .0440), (.0965, .0300), (.080, .0175), (.060, .0112), (.03, .0098), (.0005, .0096)]


def build(m):
    """Three wide bowls in a pile and the fourth in front of them."""
    z = settings.tabletop(m)
    clay_dinnerware_set.stacked('bowl', BOWL, 3, .0125, m, (-.09, .05, z), seed=3)
    clay_dinnerware_set.stacked('bowl', BOWL, 1, .0125, m, (.150, -.055, z), seed=5)
    settings.napkin('napkin', m['napkin'], (.15, .22), (-.300, -.02, z), turn=9)
