import type { FrenchTexts } from './types.ts';

/** Colors of products that come in one, as their pages describe them. */
export const productColors: FrenchTexts = {
  Color: 'Couleur',
  Oatmeal: 'Avoine',
  'Dark green': 'Vert foncé',
  'Natural sea grass': 'Jonc de mer naturel',
  'Ivory with leaves in green and mustard': 'Ivoire à feuilles vertes et moutarde',
  'Cream; shown with one in heather': 'Crème; montré avec un autre, bruyère',
  'Ivory; shown with sand and blue ones': 'Ivoire; montrée avec des serviettes sable et bleue',
  Mustard: 'Moutarde',
  'Brick, slate and moss on sand': 'Brique, ardoise et mousse sur fond sable',
  'Ivory with a blue border': 'Ivoire à bordure bleue',
  'Ivory, speckled': 'Ivoire moucheté',
  'Chalk; shown with a sage one': 'Craie; montré avec un vase sauge',
  Clear: 'Transparent',
  'Terracotta, ivory and teal': 'Terre cuite, ivoire et sarcelle',
  'Ivory, piped in black': 'Ivoire, passepoil noir',
  'White; shown on a black one': 'Blanc; montrée sur une serviette noire',
  'Ocher, rust, black': 'Ocre, rouille, noir',
  'Black, one red': 'Noir, un rouge',
};
