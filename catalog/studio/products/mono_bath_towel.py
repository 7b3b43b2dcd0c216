from products import towels


def build(m): towels.pile(m, ('low', 'top'), (0, 0, 0), 'CLS', seed=4, turns=(1.5, -.8))
