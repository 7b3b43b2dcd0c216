from products import perch_counter_stool


def build(m): perch_counter_stool.build(m, H=.76)
