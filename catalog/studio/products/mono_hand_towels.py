from parts import *
from products import finishes, towels

PLINTH = .07


def build(m):
    """Two hand towels on a low plinth: the white one half across the black."""
    block('plinth', (.56, .38, PLINTH), finishes.finish(m, 'plinth', 'satin:#b9b7b2:.5'), r=.003, at=(0, 0, PLINTH / 2))
    h = towels.towel('towel low', m['low'], m['low base'], (-.03, .01, PLINTH), 31, top=True, turn=-3, width=.36, depth=.26)
    towels.towel('towel top', m['top'], m['top base'], (.045, -.004, PLINTH + h - .0025), 32, top=True, turn=4, width=.22, depth=.25)
