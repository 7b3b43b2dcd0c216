from products import stack_dresser


def build(m): stack_dresser.build(m, W=.70, D=.48, H=1.26, shift=.035, count=6, close=((.06, .26), .44))
