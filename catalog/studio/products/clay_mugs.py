from parts import *
from products import clay_dinnerware_set, settings

PLACES = [(-.105, .030, 140), (-.010, -.060, -150), (.100, -.020, -30), (.015, .085, 35)]       # where each stands and which way its handle points


def along_rim(rim):
    """The grain runs along each side of the rim and meets in the corners, as on a mitred frame."""
    P = np.array([v.co for v in rim.data.vertices]); short = np.abs(P[:, 0]) - .216 > np.abs(P[:, 1]) - .151
    grain = np.where(short[:, None], P[:, (0, 2, 1)], P[:, (1, 2, 0)])
    rim.data.attributes['grain'].data.foreach_set('vector', grain.astype(np.float32).ravel())


def build(m):
    """Four mugs on a tray of oak."""
    z = settings.tabletop(m)
    plate('tray', rounded_rect(.44, .31, .06, 16), .014, m['tray'], edge=.005, at=(0, .01, z + .007))
    along_rim(tube('tray rim', np.c_[rounded_rect(.432, .302, .056, 16), np.full(64, .0185)], .0065, m['tray'], at=(0, .01, z), closed=True))
    for x, y, turn in PLACES: clay_dinnerware_set.mug(m, (x, y, z + .0142), turn)
