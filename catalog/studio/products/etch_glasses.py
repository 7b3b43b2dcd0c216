from products import initial_glasses


def build(m, **options): initial_glasses.build(m, **{'letter': 'A', 'lettered': (0, 1, 2, 3), 'poured': (), 'cards': .45, 'face': -114, **options})
