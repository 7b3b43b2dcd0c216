from products import towels


def build(m):
    """Two piles of two, black and white the other way round."""
    for x, colors, seed in ((-.125, ('low', 'top'), 7), (.125, ('top', 'low'), 9)):
        z = 0
        for i, c in enumerate(colors): z += towels.towel(f'towel {x} {i}', m[c], m[c + ' base'], (x, 0, z), seed * 10 + i, top=i == 1, turn=(-1.5, 1)[i], width=.20, depth=.235) - .0015
