import type { FrenchTexts } from './types.ts';

export const bath: FrenchTexts = {
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

  'Cove Hand Towels': 'Essuie-mains Cove',
  'Set of four, Turkish cotton': 'Ensemble de quatre, coton turc',
  'The ones guests may use': 'Ceux que les invités peuvent prendre',
  'The same long-staple cotton as the bath towel, at the size that hangs by the sink. Four to a set, so one is always dry.':
    'Le même coton à longues fibres que la serviette de bain, à la taille qui pend près du lavabo. Quatre par ensemble, pour qu’il y en ait toujours un de sec.',
  'Two in sea blue, one in sand, one in ivory': 'Deux bleu mer, un sable, un ivoire',
  'Cove hand towels folded in two piles on an oak stool':
    'Essuie-mains Cove pliés en deux piles sur un tabouret en chêne',
  'Cove hand towels seen from above': 'Essuie-mains Cove vus d’en haut',

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
};
