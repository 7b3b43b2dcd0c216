from parts import *
from products import frame_bookcase, rail_lounge_chair, room


def build(m):
    f = room.finished(ebony='wood:ebonised', steel='metal:black', white='satin:#efece6:.5', cord='cord:#8f8576', cloth0='cloth:linen:#3a3b3d', cloth1='cloth:linen:#cfcac0', rugc='cloth:tweed:#b9b6ae', globe='opal:3', knit='cloth:boucle:#b7b0a4'); wall = .22
    frame_bookcase.build({}); room.place(rail_lounge_chair.build, (.92, -.62), -38, {**m, 'leg': f['ebony'], 'frame': f['steel']}); room.throw(f['knit'], (.42, .30), (.86, -.42, .86), (-14, 0, -38), folds=4, seed=9, drop=.32)
    room.basket(f, (-.52, -.50, 0), R=.19, H=.34); room.plant(room.greens('satin:#e2dfd8:.5'), (-.86, -.02, 0), height=1.1, seed=8, s=.9); rug('rug', (2.2, 1.4), f['rugc'], at=(.3, -.9, 0)); room.socket(f['white'], .80, .30, wall); room.wall_at(wall); room.view(-.86, .98, -.02, 2.14, -.95)
