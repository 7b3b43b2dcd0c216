from parts import *
from parts_small import pottery
from products import settings

BOWL = [(.0005, .0105), (.062, .0095), (.068, .007), (.070, .0008), (.0735, 0), (.077, .0008), (.079, .008), (.100, .018), (.132, .042), (.149, .072), (.1525, .096), (.1530, .1015), (.1515, .1045), (.1485, .1020), (.1440, .074), (.127, .049), (.098, .0275), (.06, .0185), (.0005, .0170)]
LEMON = [(.0005, -.045), (.006, -.043), (.011, -.036), (.0255, -.020), (.0300, 0), (.0250, .021), (.010, .036), (.0055, .0405), (.0005, .0415)]
LEMONS = [(-.052, -.030, .053, 80, 20), (.040, -.050, .054, 84, -60), (.062, .034, .055, 78, 70), (-.034, .054, .055, 82, 130), (.004, .004, .093, 76, -15)]


def build(m):
    """A wide bowl of lemons; one of them lies beside it."""
    z = settings.tabletop(m)
    pottery('bowl', BOWL, m['glaze'], m['clay'], at=(0, 0, z), n=140, around=128)
    for x, y, h, lean, turn in LEMONS: lathe('fruit', smooth_profile(LEMON, 40), m['fruit'], at=(x, y, z + h), rot=(lean, 0, turn), around=48)
    lathe('loose', smooth_profile(LEMON, 40), m['fruit'], at=(.185, -.105, z + .029), rot=(88, 0, 55), around=48)
    settings.napkin('napkin', m['napkin'], (.17, .24), (-.245, -.03, z), turn=9)
