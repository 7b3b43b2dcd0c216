import type { FrenchTexts } from './types.ts';

export const lighting: FrenchTexts = {
  Tube: 'Tube',
  Stand: 'Pied',
  Shade: 'Abat-jour',
  Bulb: 'Ampoule',
  'Base diameter': 'Diamètre de la base',
  'Shade diameter': 'Diamètre de l’abat-jour',
  'Longest drop': 'Hauteur de chute',
  Cord: 'Fil',
  Arm: 'Bras',
  Reach: 'Portée',
  Globe: 'Globe',
  Disc: 'Disque',
  Light: 'Lumière',

  'Finch Desk Lamp': 'Lampe de bureau Finch',
  '20 in, brass and green enamel': '20 po, laiton et émail vert',
  'Homework, at any age': 'Les devoirs, à tout âge',
  'Three brass joints hold where you leave them, and a counterweight does the lifting. The foot is heavy enough to stay put when you pull the light across the page.':
    'Trois articulations de laiton tiennent où vous les laissez, et un contrepoids fait l’effort. Le pied est assez lourd pour rester en place quand vous tirez la lumière d’un bord à l’autre de la page.',
  Arms: 'Bras',
  'Spun steel, green enamel': 'Acier repoussé, émail vert',
  'Finch desk lamp with a green enamel shade on two brass arms':
    'Lampe de bureau Finch, abat-jour d’émail vert sur deux bras de laiton',
  'Finch desk lamp seen from the other side': 'Lampe de bureau Finch vue de l’autre côté',

  'Lark Chandelier': 'Lustre Lark',
  '33 in, brass and linen, five lights': '33 po, laiton et lin, cinq lumières',
  'Five little lamps, one switch': 'Cinq petites lampes, un interrupteur',
  'The Lark sconce, times five, on a turned brass stem. The linen shades hide the bulbs from everybody at the table, and with a dimmer it’s candlelight without the drips.':
    'L’applique Lark, fois cinq, sur une tige de laiton tournée. Les abat-jour de lin cachent les ampoules à toute la tablée et, avec un gradateur, c’est la lueur des bougies sans les coulures.',
  Shades: 'Abat-jour',
  'Five, linen, bound by hand': 'Cinq, en lin, bordés à la main',
  Chain: 'Chaîne',
  '6 ft, cut to length': '6 pi, coupée à la longueur voulue',
  'Five E12, up to 40 W, not included': 'Cinq E12, jusqu’à 40 W, non comprises',
  'Lark chandelier of brass with five arms and small linen shades, lit':
    'Lustre Lark en laiton à cinq bras et petits abat-jour de lin, allumé',
  'Lark chandelier above a round dining table': 'Lustre Lark au-dessus d’une table ronde',

  'Wick Floor Lamp': 'Lampe sur pied Wick',
  '62 in, brass and linen': '62 po, laiton et lin',
  'The light to stay up by': 'La lumière des longues soirées',
  'A linen shade turns any bulb into evening. The chain hangs right where you reach for it, and the base is heavy enough for a house with a dog.':
    'Un abat-jour de lin change n’importe quelle ampoule en soirée. La chaînette pend juste où la main la cherche, et la base est assez lourde pour une maison avec un chien.',
  'Solid brass, left to darken': 'Laiton massif, qui fonce avec le temps',
  'Linen, bound by hand': 'Lin, bordé à la main',
  'One E26, up to 60 W, not included': 'Une E26, jusqu’à 60 W, non comprise',
  'Wick floor lamp in brass with a lit linen shade': 'Lampe sur pied Wick en laiton, abat-jour de lin allumé',
  'Wick floor lamp seen from below its shade': 'Lampe sur pied Wick vue de sous l’abat-jour',
  'Pull chain and brass collar of the Wick floor lamp': 'Chaînette et collet de laiton de la lampe sur pied Wick',

  'Dew Table Lamp': 'Lampe de table Dew',
  '24 in, glazed ceramic': '24 po, céramique émaillée',
  'Thrown, dipped, left to run': 'Tournée, trempée, laissée couler',
  'The base is thrown on a wheel and the glaze is left to find its own way down, which is why yours is the only one of its kind.':
    'La base est faite au tour et l’émail trouve seul son chemin vers le bas : la vôtre est donc unique.',
  'Stoneware with a running glaze': 'Grès à émail coulant',
  'Linen on a white liner': 'Lin sur doublure blanche',
  'Dew table lamp with a glazed base on a side table': 'Lampe de table Dew à base émaillée sur une table d’appoint',
  'Dew table lamp seen from above': 'Lampe de table Dew vue d’en haut',
  'Glaze running down the base of the Dew table lamp': 'Émail qui coule sur la base de la lampe de table Dew',

  'Pod Pendant': 'Suspension Pod',
  '21 in, woven cord': '21 po, corde tressée',
  'A basket full of light': 'Un panier plein de lumière',
  'Paper cord woven over eighty-four ribs, one after the other, by someone with patience. It casts its own shadow over the table, and nobody has asked us to turn it off yet.':
    'De la corde de papier tressée sur quatre-vingt-quatre nervures, une à la fois, par quelqu’un de patient. Elle dessine son ombre sur la table, et personne ne nous a encore demandé de l’éteindre.',
  'Twisted paper cord, woven by hand': 'Corde de papier torsadée, tressée à la main',
  '9 ft, fabric-covered, adjustable length': '9 pi, gainé de tissu, peut être raccourci',
  'One E26, up to 40 W, not included': 'Une E26, jusqu’à 40 W, non comprise',
  'Woven Pod pendant hanging lit over a table': 'Suspension Pod tressée, allumée au-dessus d’une table',
  'Pod pendant seen from below': 'Suspension Pod vue d’en dessous',
  'Over-and-under weave of the Pod pendant’s cord': 'Tressage de la corde de la suspension Pod',

  'Arc Floor Lamp': 'Lampe sur pied Arc',
  '82 in, steel and stone': '82 po, acier et pierre',
  'From there to here': 'De là à ici',
  'Base behind the sofa. Light in front. One bend between.':
    'La base derrière le sofa. La lumière devant. Une courbe entre les deux.',
  'Brushed steel, in three parts': 'Acier brossé, en trois parties',
  'Stone, 48 lb': 'Pierre, 48 lb',
  'One E26, up to 75 W, not included': 'Une E26, jusqu’à 75 W, non comprise',
  'Arc floor lamp with a steel arm and a stone base on white':
    'Lampe sur pied Arc à bras d’acier et base de pierre sur fond blanc',
  'Arc floor lamp seen from the side': 'Lampe sur pied Arc vue de côté',
  'Metal shade at the end of the Arc floor lamp’s arm': 'Abat-jour de métal au bout du bras de la lampe sur pied Arc',

  'Orb Table Lamp': 'Lampe de table Orb',
  '16 in, opal glass': '16 po, verre opalin',
  'A globe, switched on': 'Un globe, allumé',
  'Opal glass, a ring of metal, a dimmer in the cord.': 'Du verre opalin, un anneau de métal, un gradateur sur le fil.',
  'Opal glass, blown': 'Verre opalin soufflé',
  'One G9 LED, 4 W, included': 'Une DEL G9, 4 W, comprise',
  'Orb table lamp, a lit opal globe on metal, on white':
    'Lampe de table Orb, globe opalin allumé sur métal, fond blanc',
  'Orb table lamp seen from above': 'Lampe de table Orb vue d’en haut',
  'Metal ring under the globe of the Orb table lamp': 'Anneau de métal sous le globe de la lampe de table Orb',

  'Disc Pendant': 'Suspension Disc',
  '24 in, spun metal': '24 po, métal repoussé',
  'A flat light': 'Une lumière plate',
  'Two feet across, a finger thick, with half a globe under it. All you see is the edge, and then the table.':
    'Deux pieds de large, un doigt d’épaisseur, un demi-globe dessous. On ne voit que le bord, puis la table.',
  'Aluminum, spun and painted': 'Aluminium repoussé et peint',
  'Opal half globe, LED, 12 W, 2700 K, dimmable': 'Demi-globe opalin, DEL, 12 W, 2700 K, intensité réglable',
  'Flat Disc pendant in copper-colored metal on white': 'Suspension Disc plate en métal cuivré sur fond blanc',
  'Three Disc pendants hung at different heights': 'Trois suspensions Disc à différentes hauteurs',
  'Opal half globe under the Disc pendant': 'Demi-globe opalin sous la suspension Disc',

  Neck: 'Col',
  Cap: 'Capuchon',

  'Barn Pendant': 'Suspension Barn',
  '18 in, green enamel': '18 po, émail vert',
  'White inside, so the table glows': 'Blanche en dedans, pour que la table rayonne',
  'Enamel on steel, fired twice, the way barn lights used to be made. It throws a wide circle of light down and not one bit in your eyes.':
    'De l’émail sur acier, cuit deux fois, comme les lampes d’étable. Elle jette un grand cercle de lumière vers le bas et rien dans les yeux.',
  'Enameled steel, green outside, white inside': 'Acier émaillé, vert dehors, blanc dedans',
  'Barn pendant in green enamel, lit': 'Suspension Barn en émail vert, allumée',
  'Barn pendant over a round oak table': 'Suspension Barn au-dessus d’une table ronde en chêne',
  'Brass neck of the Barn pendant': 'Col de laiton de la suspension Barn',

  'Cone Pendant': 'Suspension Cone',
  '12 in, black and brass': '12 po, noir et laiton',
  'Points down': 'Pointe vers le bas',
  'Black outside, white inside, brass where the cord goes in. Hang three.':
    'Noire dehors, blanche dedans, du laiton où entre le fil. À suspendre par trois.',
  'Spun aluminum, matte black': 'Aluminium repoussé, noir mat',
  'Cone pendant in black with a brass cap on white': 'Suspension Cone noire à capuchon de laiton sur fond blanc',
  'Three Cone pendants in a row': 'Trois suspensions Cone en rangée',

  'Cap Table Lamp': 'Lampe de table Cap',
  '14 in, red lacquer': '14 po, laque rouge',
  'Red, on or off': 'Rouge, allumée ou éteinte',
  'A cap and a stem in one color. Dims. Doesn’t wobble.':
    'Un chapeau et une tige, une seule couleur. À intensité variable. Ne branle pas.',
  'Steel, red lacquer': 'Acier, laque rouge',
  'Cap table lamp in red lacquer on white': 'Lampe de table Cap en laque rouge sur fond blanc',
  'Cap table lamp seen from the other side': 'Lampe de table Cap vue de l’autre côté',
  'Edge of the red cap of the Cap table lamp': 'Bord du chapeau rouge de la lampe de table Cap',

  Stem: 'Tige',
  Globes: 'Globes',

  'Reed Table Lamp': 'Lampe de table Reed',
  '23 in, turned walnut': '23 po, noyer tourné',
  'Turned like a chair leg': 'Tournée comme un pied de chaise',
  'The same lathe, the same hands, a smaller job. The linen shade is wide enough to read by and soft enough to leave on all evening.':
    'Le même tour, les mêmes mains, une plus petite pièce. L’abat-jour de lin est assez large pour la lecture, et assez doux pour rester allumé toute la soirée.',
  'Reed table lamp with a turned walnut base and a lit linen shade':
    'Lampe de table Reed à base de noyer tourné, abat-jour de lin allumé',
  'Reed table lamp seen from the other side': 'Lampe de table Reed vue de l’autre côté',

  'Stem Floor Lamp': 'Lampe sur pied Stem',
  '60 in, three opal globes': '60 po, trois globes opales',
  'Three, on one line': 'Trois, sur une ligne',
  'A black stem, three globes, one foot switch. All on or all off.':
    'Une tige noire, trois globes, un interrupteur au pied. Tout allumé ou tout éteint.',
  'Three G9 LED, 4 W, included': 'Trois DEL G9, 4 W, comprises',
  'Stem floor lamp with three lit opal globes on white':
    'Lampe sur pied Stem à trois globes opales allumés sur fond blanc',
  'Stem floor lamp seen from the other side': 'Lampe sur pied Stem vue de l’autre côté',

  'Finch Reading Lamp': 'Lampe de lecture Finch',
  '54 in, brass and rust enamel': '54 po, laiton et émail rouille',
  'Light on the page, not in the room': 'De la lumière sur la page, pas dans la pièce',
  'The neck bends over your shoulder and the shade points at your book. One of you can read while the other sleeps.':
    'Le col se penche au-dessus de votre épaule et l’abat-jour vise votre livre. L’un peut lire pendant que l’autre dort.',
  'Spun steel, rust enamel': 'Acier repoussé, émail rouille',
  'One E12 LED, 5 W, included': 'Une DEL E12, 5 W, comprise',
  'Finch reading lamp in brass with a rust enamel shade':
    'Lampe de lecture Finch en laiton, abat-jour en émail rouille',
  'Finch reading lamp seen from the other side': 'Lampe de lecture Finch vue de l’autre côté',
  'Rust enamel shade of the Finch reading lamp on its brass neck':
    'Abat-jour en émail rouille de la lampe de lecture Finch sur son col de laiton',

  'Fennel Table Lamp': 'Lampe de table Fennel',
  '22 in, combed stoneware': '22 po, grès peigné',
  'Combed while it was wet': 'Peignée encore humide',
  'Twenty-six ribs drawn up the side of a stoneware gourd, then a glaze the green of the herb. By lamplight every rib has a shadow.':
    'Vingt-six nervures tirées sur une courge de grès, puis un émail du vert de l’herbe. À la lumière, chacune a son ombre.',
  'Stoneware, green glaze': 'Grès, émail vert',
  'Fennel table lamp with a ribbed green base and a lit linen shade':
    'Lampe de table Fennel à base verte nervurée, abat-jour de lin allumé',
  'Fennel table lamp seen from the other side': 'Lampe de table Fennel vue de l’autre côté',

  'Hazel Drum Pendant': 'Suspension tambour Hazel',
  '21 in, linen': '21 po, lin',
  'Soft light, no bare bulbs': 'Lumière douce, ampoules cachées',
  'A wide drum of natural linen with a disc below that hides the three bulbs. Everyone at the table looks rested.':
    'Un large tambour de lin naturel et, dessous, un disque qui cache les trois ampoules. À table, tout le monde a l’air reposé.',
  'Three E26, up to 40 W, not included': 'Trois E26, jusqu’à 40 W, non comprises',
  'Hazel drum pendant in natural linen, lit': 'Suspension tambour Hazel en lin naturel, allumée',
  'Hazel drum pendant over an oak table': 'Suspension tambour Hazel au-dessus d’une table de chêne',

  'Lark Wall Sconce': 'Applique murale Lark',
  '12 in, brass and linen': '12 po, laiton et lin',
  'Frees up the nightstand': 'Libère la table de chevet',
  'A brass arm that bends up from the wall and a small linen shade. Wire it in, or plug it in with the cord that’s in the box.':
    'Un bras de laiton qui se relève du mur et un petit abat-jour de lin. À raccorder, ou à brancher avec le fil fourni.',
  'Lark wall sconce in brass with a lit linen shade': 'Applique murale Lark en laiton, abat-jour de lin allumé',
  'Lark wall sconce seen from another angle': 'Applique murale Lark vue sous un autre angle',

  'Rod Floor Lamp': 'Lampe sur pied Rod',
  '56 in, a tube of light': '56 po, un tube de lumière',
  'A line, lit': 'Une ligne allumée',
  'One opal tube, floor to shoulder. Touch the cap to dim.':
    'Un tube opalin, du plancher à l’épaule. Touchez le capuchon pour baisser.',
  'Opal acrylic': 'Acrylique opalin',
  'LED, 18 W, 2700 K, dimmable': 'DEL, 18 W, 2700 K, intensité réglable',
  'Rod floor lamp, a lit opal tube on a black foot, on white':
    'Lampe sur pied Rod, tube opalin allumé sur pied noir, sur fond blanc',
  'Black foot of the Rod floor lamp': 'Pied noir de la lampe sur pied Rod',

  'Half Pendant': 'Suspension Half',
  '17 in, white and brass': '17 po, blanc et laiton',
  'Half a ball': 'Une demi-boule',
  'White on top. Brass underneath, where the light is.': 'Blanche dessus. Laiton dessous, là où est la lumière.',
  'Spun aluminum, white outside, brass inside': 'Aluminium repoussé, blanc dehors, laiton dedans',
  'Half pendant in white with a brass inside, lit, on white':
    'Suspension Half blanche à intérieur de laiton, allumée, sur fond blanc',
  'Two Half pendants hung at different heights': 'Deux suspensions Half à différentes hauteurs',

  'Eclipse Wall Sconce': 'Applique murale Eclipse',
  'A disc around its light': 'Un disque autour de sa lumière',
  'Light in the middle. A black disc around it. A glow on the wall behind.':
    'La lumière au centre. Un disque noir autour. Une lueur sur le mur derrière.',
  'LED, 9 W, 2700 K, dimmable': 'DEL, 9 W, 2700 K, intensité réglable',
  'Eclipse wall sconce, a black disc with a lit globe in the middle':
    'Applique murale Eclipse, disque noir avec un globe allumé au centre',
  'Eclipse wall sconce seen from another angle': 'Applique murale Eclipse vue sous un autre angle',

  'Hazel Floor Lamp': 'Lampe sur pied Hazel',
  '60 in, walnut and linen': '60 po, noyer et lin',
  'Three legs and a good book': 'Trois pieds et un bon livre',
  'Legs of solid walnut that meet in a brass hub, under a drum of natural linen. Stand it behind the chair, where the light falls on the page and not in your eyes.':
    'Des pieds de noyer massif réunis dans un moyeu de laiton, sous un tambour de lin naturel. Derrière le fauteuil, sa lumière tombe sur la page, pas dans vos yeux.',
  'Solid walnut, brass tips': 'Noyer massif, bouts de laiton',
  'One E26, up to 100 W, not included': 'Une E26, jusqu’à 100 W, non comprise',
  'Hazel floor lamp on three walnut legs with a lit linen drum':
    'Lampe sur pied Hazel à trois pieds de noyer, tambour de lin allumé',
  'Hazel floor lamp seen from the other side': 'Lampe sur pied Hazel vue de l’autre côté',

  'Stack Table Lamp': 'Lampe de table Stack',
  '23 in, travertine and linen': '23 po, travertin et lin',
  'Five things and a shade': 'Cinq morceaux et un abat-jour',
  'Three stones, two black discs, one rod through all of them. It can’t fall. We tried.':
    'Trois pierres, deux disques noirs, une tige qui traverse le tout. Impossible à défaire. On a essayé.',
  'Travertine, sealed, and black steel': 'Travertin scellé et acier noir',
  'Linen, ivory': 'Lin ivoire',
  'Stack table lamp, three travertine blocks under a lit linen drum, on white':
    'Lampe de table Stack, trois blocs de travertin sous un tambour de lin allumé, sur fond blanc',
  'Stack table lamp seen from the other side': 'Lampe de table Stack vue de l’autre côté',

  'Loop Pendant': 'Suspension Loop',
  '33 in, black and opal': '33 po, noir et opalin',
  'Light goes in circles': 'La lumière tourne en rond',
  'Black outside, bright inside. Three wires that meet in the middle. Round table, obviously.':
    'Noire dehors, claire dedans. Trois fils qui se rejoignent au centre. Table ronde, évidemment.',
  'LED, 32 W, 2700 K, dimmable': 'DEL, 32 W, 2700 K, intensité réglable',
  'Three steel wires on one 9 ft cord, adjustable': 'Trois câbles d’acier sur un cordon de 9 pi, réglable',
  'Loop pendant, a black hoop with light inside it, on white':
    'Suspension Loop, un cerceau noir à la lumière intérieure, sur fond blanc',
  'Loop pendant seen from the other side': 'Suspension Loop vue de l’autre côté',

  'Line Pendant': 'Suspension Line',
  '47 in, black and opal': '47 po, noir et opalin',
  'As long as the table': 'Aussi longue que la table',
  'A black bar. A bar of light under it. Two wires you won’t see.':
    'Une barre noire. Une barre de lumière dessous. Deux fils qu’on ne voit pas.',
  'Aluminum, powder-coated black': 'Aluminium, revêtement en poudre noir',
  'LED, 28 W, 2700 K, dimmable': 'DEL, 28 W, 2700 K, intensité réglable',
  'Two steel wires, 9 ft, adjustable': 'Deux câbles d’acier, 9 pi, réglables',
  'Line pendant, a lit opal bar under a black one, on white':
    'Suspension Line, barre opaline allumée sous une barre noire, sur fond blanc',
  'Line pendant seen from the other side': 'Suspension Line vue de l’autre côté',
};
