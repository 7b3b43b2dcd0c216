from products import clay_dinnerware_set


def build(m): clay_dinnerware_set.build(m, handle='square')
