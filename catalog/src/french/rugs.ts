import type { FrenchTexts } from './types.ts';

export const rugs: FrenchTexts = {
  Rugs: 'Tapis',
  'Knotted, looped and woven by hand, for bare feet.': 'Noués, bouclés et tissés à la main, pour les pieds nus.',
  'A wool rug on the oak floor of a sunlit room': 'Un tapis de laine sur le plancher de chêne d’une pièce ensoleillée',
  'The floor, drawn.': 'Le plancher, dessiné.',
  'Half circles on an ivory rug in a blush room, a round chair on its corner':
    'Des demi-cercles sur un tapis ivoire dans une pièce rose poudré, un fauteuil rond dans un coin',

  // Main.

  // cb2.

  'Half Rug': 'Tapis Half',
  '8 × 10 ft, looped wool': '8 × 10 pi, laine bouclée',
  'Half of everything': 'La moitié de tout',
  'Nineteen half circles, turned every which way. The twentieth is up to you.':
    'Dix-neuf demi-cercles, tournés dans tous les sens. Le vingtième, à vous de voir.',
  'Ivory, navy, ocher, brick and black': 'Ivoire, marine, ocre, brique et noir',
  'Half rug in ivory with half circles in navy, ocher, brick and black, on white':
    'Tapis Half ivoire à demi-cercles marine, ocre, brique et noirs, sur fond blanc',
  'Half rug seen from the other side': 'Tapis Half vu de l’autre côté',

  'Ring Rug': 'Tapis Ring',
  '6 ft round, looped wool': 'Rond, 6 pi, laine bouclée',
  'Off-center, on purpose': 'Décentré, exprès',
  'Five circles, none of them in the middle. Turn it until the room agrees.':
    'Cinq cercles, aucun au milieu. Tournez-le jusqu’à ce que la pièce soit d’accord.',
  'Blush, oxblood, ivory, rust and black': 'Rose poudré, sang-de-bœuf, ivoire, rouille et noir',
  'Round Ring rug with circles of blush, oxblood, ivory, rust and black, on white':
    'Tapis rond Ring à cercles rose poudré, sang-de-bœuf, ivoire, rouille et noir, sur fond blanc',
  'Ring rug seen from above': 'Tapis Ring vu d’en haut',
};
