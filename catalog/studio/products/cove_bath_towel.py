from products import settings, towels


def build(m):
    h = settings.stool(m['oak'], W=.46, D=.34, H=.44, turn=0)
    towels.pile(m, ('low', 'mid', 'top'), (0, 0, h), 'EMH', sizes=(.78, 1.12, .78), turns=(-2, 1.5, -.6))
