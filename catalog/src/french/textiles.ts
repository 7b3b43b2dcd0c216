import type { FrenchTexts } from './types.ts';

export const textiles: FrenchTexts = {
  Backing: 'Envers',
  Pile: 'Velours',
  Thickness: 'Épaisseur',
  'Sleeve length': 'Longueur des manches',
  Finish: 'Finition',
  Cotton: 'Coton',
  Monogram: 'Monogramme',
  Cloth: 'Tissu',
  Size: 'Taille',
  Yarn: 'Fibre',
  Embroidery: 'Broderie',

  'Thistle Throw': 'Jeté Thistle',
  '50 × 70 in, wool tweed': '50 × 70 po, tweed de laine',
  'One person’s worth of warm': 'De la chaleur pour une personne',
  'Tweed of soft wool in a rust that goes with everything gray, with a fringe you’ll braid during movies. Wide enough for your shoulders and long enough for your feet.':
    'Un tweed de laine douce, d’un rouille qui va avec tous les gris, et une frange que vous tresserez pendant les films. Assez large pour vos épaules, assez long pour vos pieds.',
  'Lambswool tweed': 'Tweed de laine d’agneau',
  Edge: 'Bord',
  'Fringed at both ends': 'Frangé aux deux bouts',
  'Dry clean, or air it on the line.': 'Nettoyer à sec ou aérer sur la corde.',
  'Thistle throw in rust tweed with a fringe, folded over an oak bench':
    'Jeté Thistle en tweed rouille à frange, plié sur un banc de chêne',
  'Thistle throw seen from the other side': 'Jeté Thistle vu de l’autre côté',

  'Meadow Rug': 'Tapis Meadow',
  '5.5 × 8 ft, hand-knotted wool': '5,5 × 8 pi, laine nouée à la main',
  'Soft where you get up': 'Doux là où vous vous levez',
  'Leaves in green and mustard on wool the color of the sheep, knotted by hand. It sheds for a month and then lies still for twenty years.':
    'Des feuilles vertes et moutarde sur une laine couleur mouton, nouée à la main. Il perd des fibres pendant un mois, puis reste tranquille vingt ans.',
  '100% wool, half an inch': '100 % laine, un demi-pouce',
  'Knotted by hand in Jaipur': 'Noué à la main à Jaipur',
  'Vacuum with the beater bar off. Rotate twice a year.':
    'Passez l’aspirateur, brosse rotative arrêtée. Tournez le tapis deux fois par année.',
  'Meadow rug laid out on a wooden floor': 'Tapis Meadow sur un plancher de bois',
  'Meadow rug with one corner turned over': 'Tapis Meadow, un coin retourné',
  'Knots and fringe of the Meadow rug': 'Nœuds et frange du tapis Meadow',

  'Thistle Pillow': 'Coussin Thistle',
  '20 in, indoors and out': '20 po, intérieur et extérieur',
  'May be left out overnight': 'Peut passer la nuit dehors',
  'Rain rolls off it, and so does lemonade. The finish isn’t allowed everywhere, so we can’t ship it to a few states.':
    'La pluie y glisse, la limonade aussi. La finition n’est pas permise partout : nous ne pouvons pas l’expédier dans certains États.',
  'Acrylic with a water-repellent finish, zippered': 'Acrylique à finition hydrofuge, à fermeture éclair',
  'Recycled polyester': 'Polyester recyclé',
  'Contains PFAS': 'Contient des PFAS',
  'Hose it down and let it dry in the shade.': 'Arrosez-le au boyau, laissez-le sécher à l’ombre.',
  'Thistle pillow standing on a seat': 'Coussin Thistle debout sur une assise',
  'Two Thistle pillows, one against the other': 'Deux coussins Thistle, l’un contre l’autre',
  'Weave and edge of the Thistle pillow': 'Tissage et bordure du coussin Thistle',

  'Stripe Rug': 'Tapis Stripe',
  '5.5 × 8 ft, black and ivory': '5,5 × 8 pi, noir et ivoire',
  'Black. Ivory. Black.': 'Noir. Ivoire. Noir.',
  'Flat-woven and stain-resistant, indoors and out. A few states don’t allow the finish.':
    'Tissé à plat et antitache, intérieur et extérieur. Certains États n’en permettent pas la finition.',
  'Polypropylene, flat-woven': 'Polypropylène tissé à plat',
  'Stain-repellent, contains PFAS': 'Antitache, contient des PFAS',
  'Vacuum. Hose it down outside.': 'Passez l’aspirateur. Arrosez-le dehors.',
  'Stripe rug in black and ivory laid flat on white': 'Tapis Stripe noir et ivoire, à plat sur fond blanc',
  'Stripe rug with one corner turned over': 'Tapis Stripe, un coin retourné',
  'Where black meets ivory on the Stripe rug': 'Là où le noir rencontre l’ivoire sur le tapis Stripe',

  'Edge Pillow': 'Coussin Edge',
  '20 in, piped': '20 po, passepoilé',
  'A pillow with an outline': 'Un coussin avec un contour',
  'Heavy cotton, piped in its opposite. The last of them are gone.':
    'Du coton épais, passepoilé de son contraire. Les derniers sont partis.',
  'Cotton twill, zippered': 'Sergé de coton, à fermeture éclair',
  'Feather and down': 'Plumes et duvet',
  'Wash the cover cold.': 'Lavez la housse à l’eau froide.',
  'Edge pillow with dark piping on white': 'Coussin Edge à passepoil foncé sur fond blanc',
  'Edge pillow seen from the side': 'Coussin Edge vu de côté',
  'Piped corner of the Edge pillow': 'Coin passepoilé du coussin Edge',

  'Yarrow Lumbar Pillow': 'Coussin lombaire Yarrow',
  '14 × 27 in, wool tweed': '14 × 27 po, tweed de laine',
  'For the small of your back': 'Pour le creux du dos',
  'The sofa is a little too deep for someone in every family. This goes behind that person. Wool tweed outside, down inside, a cord all the way around.':
    'Dans chaque famille, le sofa est un peu trop profond pour quelqu’un. Ce coussin va derrière cette personne. Tweed de laine dehors, duvet dedans, un passepoil tout autour.',
  'Wool tweed, zippered': 'Tweed de laine, à fermeture éclair',
  'Dry clean the cover.': 'Nettoyer la housse à sec.',
  'Yarrow lumbar pillow in golden tweed on a walnut bench':
    'Coussin lombaire Yarrow en tweed doré sur un banc en noyer',
  'Yarrow lumbar pillow seen from the other side': 'Coussin lombaire Yarrow vu de l’autre côté',

  'Bar Pillow': 'Coussin Bar',
  '14 × 36 in, ivory bouclé': '14 × 36 po, bouclé ivoire',
  'One instead of three': 'Un au lieu de trois',
  'A yard of ivory bouclé, corded in black. Finishes a bed by itself.':
    'Presque un mètre de bouclé ivoire, passepoilé de noir. Met de l’ordre sur un lit à lui seul.',
  'Bouclé, zippered': 'Bouclé, à fermeture éclair',
  'Spot clean.': 'Nettoyer les taches seulement.',
  'Bar pillow, long and low in ivory bouclé with a black cord, on white':
    'Coussin Bar, long et bas, en bouclé ivoire à passepoil noir, sur fond blanc',
  'Bar pillow seen from the other side': 'Coussin Bar vu de l’autre côté',

  'Grid Rug': 'Tapis Grid',
  '5.5 × 8 ft, ivory and black': '5,5 × 8 pi, ivoire et noir',
  'Graph paper, in wool': 'Du papier quadrillé, en laine',
  'Ivory squares, black lines. Now the sofa has to sit straight.':
    'Des carrés ivoire, des lignes noires. Le sofa n’a plus qu’à se tenir droit.',
  '100% wool, looped': '100 % laine, bouclée',
  'Tufted by hand in India': 'Touffeté à la main en Inde',
  'Vacuum with the beater bar off.': 'Passer l’aspirateur, brosse rotative arrêtée.',
  'Grid rug in ivory with black lines, one corner turned over, on white':
    'Tapis Grid ivoire à lignes noires, un coin replié, sur fond blanc',
  'Grid rug seen from another angle': 'Tapis Grid vu sous un autre angle',
  'Black lines in the looped wool of the Grid rug': 'Lignes noires dans la laine bouclée du tapis Grid',

  'Bracken Velvet Pillows': 'Coussins de velours Bracken',
  'Set of two, moss and amber': 'Ensemble de deux, mousse et ambre',
  'The sofa, in fall': 'Le sofa à l’automne',
  'Cotton velvet in two colors of the same hillside, each with a linen cord around the edge. They darken where you stroke them and lighten again when you plump them.':
    'Du velours de coton aux deux couleurs d’un même coteau, un passepoil de lin tout autour. Il fonce sous la main et pâlit quand on le retape.',
  'Cotton velvet, zippered': 'Velours de coton, à glissière',
  'One of 20 in, one of 18 in': 'Un de 20 po, un de 18 po',
  'Bracken velvet pillows in moss and amber on a walnut bench':
    'Coussins de velours Bracken, mousse et ambre, sur un banc de noyer',
  'Bracken velvet pillows seen from the other side': 'Coussins de velours Bracken vus de l’autre côté',

  'Dusk Velvet Pillow': 'Coussin de velours Dusk',
  '22 in, oxblood': '22 po, sang de bœuf',
  'The one red thing': 'La seule chose rouge',
  'Oxblood velvet, big enough to lean on. One is enough.':
    'Du velours sang de bœuf, assez grand pour s’y adosser. Un seul suffit.',
  'Dusk velvet pillow in oxblood, on white': 'Coussin de velours Dusk sang de bœuf, sur fond blanc',
  'Dusk velvet pillow seen from the other side': 'Coussin de velours Dusk vu de l’autre côté',

  'Furrow Rug': 'Tapis Furrow',
  '5.5 × 8 ft, striped wool': '5,5 × 8 pi, laine rayée',
  'Stripes like fields from a train': 'Des rayures comme des champs vus du train',
  'Brick, slate and moss in bands of no two widths, on the color of dry sand. The fringe is the warp, knotted off by hand.':
    'Brique, ardoise et mousse, en bandes toutes de largeur différente, sur un fond de sable sec. La frange est la chaîne, nouée à la main.',
  'Woven by hand in Bhadohi': 'Tissé à la main à Bhadohi',
  'Furrow rug in bands of brick, slate and moss on sand':
    'Tapis Furrow à bandes brique, ardoise et mousse sur fond sable',
  'Furrow rug with one corner turned over': 'Tapis Furrow, un coin retourné',

  'Arch Rug': 'Tapis Arch',
  '5.5 × 8 ft, ivory, black and rust': '5,5 × 8 pi, ivoire, noir et rouille',
  'Two arches, head to toe': 'Deux arches, tête-bêche',
  'Wool, looped by hand. Neither end is the top.': 'De la laine, bouclée à la main. Aucun bout n’est le haut.',
  'Arch rug in ivory with black and rust arches, on white':
    'Tapis Arch ivoire à arches noires et rouille, sur fond blanc',
  'Arch rug seen from another angle': 'Tapis Arch vu sous un autre angle',

  'Log Bolster Pillows': 'Traversins Log',
  'Set of two, bouclé and velvet': 'Ensemble de deux, bouclette et velours',
  'Roll, don’t fluff': 'À rouler, pas à tapoter',
  'One long, one short. Corded in black, flat at the ends. They stay where you drop them.':
    'Un long, un court. Passepoilés de noir, plats aux bouts. Ils restent où vous les lancez.',
  'Bouclé, ivory; cotton velvet, rust': 'Bouclette ivoire; velours de coton rouille',
  '30 and 23 in long': '30 et 23 po de long',
  'Two Log bolster pillows, ivory bouclé and rust velvet, corded in black, on white':
    'Deux traversins Log, bouclette ivoire et velours rouille, passepoil noir, sur fond blanc',
  'Log bolster pillows seen from the other side': 'Traversins Log vus de l’autre côté',

  'Disc Pillows': 'Coussins Disc',
  'Two round pillows, ivory and ochre': 'Deux coussins ronds, ivoire et ocre',
  'Round goes with square': 'Le rond va avec le carré',
  'Two discs, one button each. They roll if you let them.':
    'Deux disques, un bouton chacun. Ils roulent si on les laisse faire.',
  'Bouclé, ivory; cotton velvet, ochre': 'Bouclette ivoire; velours de coton ocre',
  '18.5 and 15.5 in across': '18,5 et 15,5 po de diamètre',
  'Two round Disc pillows, ivory bouclé with a black cord and ochre velvet, on white':
    'Deux coussins ronds Disc, bouclette ivoire à passepoil noir et velours ocre, sur fond blanc',
  'Disc pillows seen from the other side': 'Coussins Disc vus de l’autre côté',

  'Line Throw': 'Jeté Line',
  '50 × 70 in, ivory and black': '50 × 70 po, ivoire et noir',
  'Three lines, then fringe': 'Trois lignes, puis des franges',
  'Ivory wool, black bars at both ends. Fold it so they show.':
    'Laine ivoire, barres noires aux deux bouts. Pliez-le pour qu’on les voie.',
  'Lambswool, herringbone weave': 'Laine d’agneau à chevrons',
  Ends: 'Bouts',
  'Fringe, twisted by hand': 'Franges torsadées à la main',
  'Line throw in ivory with three black bars, over a walnut bench, on white':
    'Jeté Line ivoire à trois barres noires, sur un banc de noyer, sur fond blanc',
  'Black bars and fringe of the Line throw': 'Barres noires et franges du jeté Line',

  'Clover Floor Cushions': 'Coussins de sol Clover',
  'Set of two, 26 in, wool tweed': 'Ensemble de deux, 26 po, tweed de laine',
  'The best seats for a board game': 'Les meilleures places pour un jeu',
  'Boxed, corded and firm enough to sit on until somebody wins. Stack them in the corner and they pass for a pouf.':
    'À plates-bandes, passepoilés et assez fermes pour attendre le gagnant. Empilés dans le coin, ils passent pour un pouf.',
  'One in sage, one in barley': 'Un sauge, un orge',
  'Two Clover floor cushions, sage and barley, one on the other':
    'Deux coussins de sol Clover, sauge et orge, l’un sur l’autre',
  'Clover floor cushions seen from above': 'Coussins de sol Clover vus d’en haut',
};
