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

  'Cove Shower Curtain': 'Rideau de douche Cove',
  '72 × 78 in, waffle cotton': '72 × 78 po, coton gaufré',
  'Looks good from the dry side': 'Beau du côté sec',
  'Heavy waffle cotton that hangs like a curtain and not like a raincoat. Twelve stitched buttonholes, a hem with weights in it, and a liner’s worth of room behind.':
    'Un coton gaufré épais qui tombe comme un rideau et non comme un imperméable. Douze boutonnières cousues, un ourlet lesté et de la place derrière pour une doublure.',
  'Cotton waffle, preshrunk': 'Coton gaufré, prérétréci',
  'Twelve buttonholes; rings and rod not included': 'Douze boutonnières; anneaux et tringle non compris',
  'Machine wash warm, hang up damp.': 'Laver à la machine à l’eau tiède, suspendre humide.',
  'Cove shower curtain of waffle cotton on a brass rod, drawn halfway in front of a white tub':
    'Rideau de douche Cove en coton gaufré sur tringle de laiton, à demi tiré devant un bain blanc',
  'Rings and heading of the Cove shower curtain': 'Anneaux et tête du rideau de douche Cove',

  'Meadow Rug': 'Tapis Meadow',
  '5.5 × 8 ft, hand-knotted wool': '5,5 × 8 pi, laine nouée à la main',
  'Soft where you get up': 'Doux là où vous vous levez',
  'Knotted from undyed wool in the colors the sheep came in. It sheds for a month and then lies still for twenty years.':
    'Noué de laine non teinte, dans les couleurs des moutons. Il perd des fibres pendant un mois, puis reste tranquille vingt ans.',
  '100% wool, half an inch': '100 % laine, un demi-pouce',
  'Knotted by hand in Jaipur': 'Noué à la main à Jaipur',
  'Vacuum with the beater bar off. Rotate twice a year.':
    'Passez l’aspirateur sans le batteur. Tournez le tapis deux fois par année.',
  'Meadow rug laid out on a wooden floor': 'Tapis Meadow sur un plancher de bois',
  'Meadow rug with one corner turned over': 'Tapis Meadow, un coin retourné',
  'Knots and fringe of the Meadow rug': 'Nœuds et frange du tapis Meadow',

  'Thistle Pillow': 'Coussin Thistle',
  '20 in, indoors and out': '20 po, intérieur et extérieur',
  'May be left out overnight': 'Peut passer la nuit dehors',
  'Rain rolls off it and lemonade does too. The finish isn’t allowed everywhere, so we can’t ship it to a few states.':
    'La pluie y glisse, la limonade aussi. La finition n’est pas permise partout : nous ne pouvons pas l’expédier dans certains États.',
  'Acrylic with a water-repellent finish, zippered': 'Acrylique à finition hydrofuge, à fermeture éclair',
  'Recycled polyester': 'Polyester recyclé',
  'Contains PFAS': 'Contient des PFAS',
  'Hose it down and let it dry in the shade.': 'Arrosez-le au boyau, laissez-le sécher à l’ombre.',
  'Thistle pillow standing on a seat': 'Coussin Thistle debout sur une assise',
  'Two Thistle pillows, one against the other': 'Deux coussins Thistle, l’un contre l’autre',
  'Weave and edge of the Thistle pillow': 'Tissage et bordure du coussin Thistle',

  'Cove Bath Towel': 'Serviette de bain Cove',
  'Turkish cotton, monogrammed': 'Coton turc, à monogramme',
  'Everyone knows whose it is': 'Tout le monde sait à qui elle est',
  'Long-staple cotton, looped on both sides and washed before it reaches you. Up to three letters, in one of six thread colors, sewn in our own workroom.':
    'Du coton à longues fibres, bouclé des deux côtés et lavé avant d’arriver chez vous. Jusqu’à trois lettres, dans l’une de six couleurs de fil, brodées dans notre atelier.',
  'Turkish, 600 gsm': 'Turc, 600 g/m²',
  'Sewn in-house; can’t be returned': 'Brodé chez nous; ne peut pas être retourné',
  'Machine wash warm, no softener.': 'Lavage à la machine à l’eau tiède, sans assouplissant.',
  'Folded Cove bath towels with a monogram': 'Serviettes de bain Cove pliées, à monogramme',
  'Cove bath towel hanging over a towel bar': 'Serviette de bain Cove sur une barre',
  'Embroidered monogram on the Cove bath towel': 'Monogramme brodé sur la serviette de bain Cove',
  'The woven border of the Cove bath towel': 'Bordure tissée de la serviette de bain Cove',
  'Above the hem': 'Au-dessus de l’ourlet',
  'Left end of the border': 'Bout gauche de la bordure',
  'Block Monogram': 'Monogramme en capitales',
  'Script Name': 'Prénom en script',
  'Serif Initials': 'Initiales à empattements',
  Date: 'Date',
  Navy: 'Marine',
  Black: 'Noir',
  Pine: 'Pin',
  Rust: 'Rouille',
  Flax: 'Lin',
  Ivory: 'Ivoire',

  'Harbor Robe': 'Robe de chambre Harbor',
  'Waffle cotton, monogrammed': 'Coton gaufré, à monogramme',
  'For the hour before the day': 'Pour l’heure avant le jour',
  'Waffle cotton dries faster than terry and weighs half as much. A name on the chest and, if you like, a date under it.':
    'Le coton gaufré sèche plus vite que le tissu éponge et pèse la moitié moins. Un prénom sur la poitrine et, si vous voulez, une date dessous.',
  'Waffle weave, 100% cotton': 'Tissage gaufré, 100 % coton',
  'One size, roomy fit': 'Taille unique, coupe ample',
  'Machine wash warm. It shrinks an inch and stops.':
    'Lavage à la machine à l’eau tiède. Elle rétrécit d’un pouce, puis plus.',
  'Harbor waffle robe on a hanger': 'Robe de chambre gaufrée Harbor sur un cintre',
  'Harbor robe folded on a stool': 'Robe de chambre Harbor pliée sur un tabouret',
  'Waffle weave and monogram on the Harbor robe': 'Tissage gaufré et monogramme de la robe de chambre Harbor',
  'Left chest of the Harbor robe': 'Poitrine gauche de la robe de chambre Harbor',
  'Left chest': 'Poitrine gauche',

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

  'Mono Bath Towel': 'Serviette de bain Mono',
  'Organic cotton, embroidered': 'Coton biologique, brodé',
  'Three letters, max': 'Trois lettres, maximum',
  'Plain towel, one mark. Six threads, and black is one of them.':
    'Une serviette unie, une marque. Six fils, dont le noir.',
  'Organic, 550 gsm': 'Biologique, 550 g/m²',
  'Machine wash warm.': 'Lavage à la machine à l’eau tiède.',
  'Stack of Mono bath towels with embroidered letters on white':
    'Pile de serviettes de bain Mono à lettres brodées sur fond blanc',
  'Mono bath towel folded once': 'Serviette de bain Mono pliée une fois',
  'Embroidered letter on the Mono bath towel': 'Lettre brodée sur la serviette de bain Mono',
  'The woven border of the Mono bath towel': 'Bordure tissée de la serviette de bain Mono',
  'Middle of the border': 'Milieu de la bordure',
  'Right corner': 'Coin droit',

  'Plain Robe': 'Robe de chambre Plain',
  'Cotton jersey, embroidered': 'Jersey de coton, brodé',
  'Almost nothing on': 'Presque rien',
  'Heavy jersey, deep pockets, no lapels. A name if you insist.':
    'Jersey épais, poches profondes, aucun revers. Un prénom, si vous y tenez.',
  'Cotton jersey, 380 gsm': 'Jersey de coton, 380 g/m²',
  'Machine wash cold.': 'Lavage à la machine à l’eau froide.',
  'Plain robe on a hanger, on white': 'Robe de chambre Plain sur un cintre, fond blanc',
  'Plain robe folded': 'Robe de chambre Plain pliée',
  'Embroidered name on the Plain robe': 'Prénom brodé sur la robe de chambre Plain',
  'The left chest of the Plain robe': 'Poitrine gauche de la robe de chambre Plain',

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

  'Cove Hand Towels': 'Essuie-mains Cove',
  'Set of four, Turkish cotton': 'Ensemble de quatre, coton turc',
  'The ones guests may use': 'Ceux que les invités peuvent prendre',
  'The same long-staple cotton as the bath towel, at the size that hangs by the sink. Four to a set, so one is always dry.':
    'Le même coton à longues fibres que la serviette de bain, à la taille qui pend près du lavabo. Quatre par ensemble, pour qu’il y en ait toujours un de sec.',
  'Two in sea blue, one in sand, one in ivory': 'Deux bleu mer, un sable, un ivoire',
  'Cove hand towels folded in two piles on an oak stool':
    'Essuie-mains Cove pliés en deux piles sur un tabouret en chêne',
  'Cove hand towels seen from above': 'Essuie-mains Cove vus d’en haut',

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
  'Vacuum with the beater bar off.': 'Passer l’aspirateur sans le batteur.',
  'Grid rug in ivory with black lines, one corner turned over, on white':
    'Tapis Grid ivoire à lignes noires, un coin replié, sur fond blanc',
  'Grid rug seen from the other side': 'Tapis Grid vu de l’autre côté',
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
  'Arch rug seen from the other side': 'Tapis Arch vu de l’autre côté',

  'Cove Bath Mat': 'Tapis de bain Cove',
  '21 × 34 in, looped cotton': '21 × 34 po, coton bouclé',
  'The first warm thing in the morning': 'La première chaleur du matin',
  'Long loops of cotton, twice as thick as the towel, with a border in the same blue. It drinks a whole bath and dries by dinner.':
    'De longues boucles de coton, deux fois plus épaisses que la serviette, avec une bordure du même bleu. Il boit tout un bain et sèche avant le souper.',
  'Turkish, 1,200 gsm': 'Turc, 1 200 g/m²',
  'Bare; lay it on a dry floor': 'Nu, à poser sur un plancher sec',
  'Cove bath mat in ivory with a blue border': 'Tapis de bain Cove ivoire à bordure bleue',
  'Cove bath mat seen from above': 'Tapis de bain Cove vu d’en haut',

  'Mono Bath Mat': 'Tapis de bain Mono',
  '21 × 34 in, black cotton': '21 × 34 po, coton noir',
  'Step out here': 'Sortez ici',
  'Black loops, one white bar. Thick, absorbent, unbothered.':
    'Des boucles noires, une barre blanche. Épais, absorbant, imperturbable.',
  'Turkish, 1,100 gsm': 'Turc, 1 100 g/m²',
  'Mono bath mat in black with one white bar, on white': 'Tapis de bain Mono noir à une barre blanche, sur fond blanc',
  'Mono bath mat seen from above': 'Tapis de bain Mono vu d’en haut',

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
