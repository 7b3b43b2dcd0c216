import type { FrenchTexts } from './types.ts';

export const rugs: FrenchTexts = {
  Rugs: 'Tapis',
  'Knotted, looped and woven by hand, for bare feet.': 'Noués, bouclés et tissés à la main, pour les pieds nus.',
  'A wool rug on the oak floor of a sunlit room': 'Un tapis de laine sur le plancher de chêne d’une pièce ensoleillée',
  'The floor, drawn.': 'Le plancher, dessiné.',
  'A graphic rug on the floor of a white room': 'Un tapis graphique sur le plancher d’une pièce blanche',

  // Main.

  // cb2.
};
