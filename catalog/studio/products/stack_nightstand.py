from products import stack_dresser


def build(m): stack_dresser.build(m, W=.52, D=.42, H=.46, shift=.03, count=2, close=((.06, .26), .44))
