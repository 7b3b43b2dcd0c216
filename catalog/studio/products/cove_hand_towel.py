from products import settings, towels


def build(m):
    """Two piles on a stool, smaller than bath towels and without a letter."""
    h = settings.stool(m['oak'], W=.50, D=.32, H=.44, turn=0); z = h
    for x, colors, seed in ((-.115, ('mid', 'low'), 7), (.115, ('low', 'top'), 9)):
        z = h
        for i, c in enumerate(colors): z += towels.towel(f'towel {x} {i}', m[c], m[c + ' base'], (x, 0, z), seed * 10 + i, top=i == 1, turn=(-1.5, 1)[i], width=.20, depth=.235) - .0015
