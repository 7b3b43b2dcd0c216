import type { FrenchTexts } from './types.ts';

export const rugs: FrenchTexts = {
  Rugs: 'Tapis',
  'Knotted, looped and woven by hand, for bare feet.': 'Noués, bouclés et tissés à la main, pour les pieds nus.',
  'A rust kilim with lozenges on the floor of a sunlit room, an oak chair at its edge':
    'Un kilim rouille à losanges sur le plancher d’une pièce ensoleillée, un fauteuil de chêne au bord',
  'The floor, drawn.': 'Le plancher, dessiné.',
  'A graphic rug on the floor of a white room': 'Un tapis graphique sur le plancher d’une pièce blanche',

  // Main.
  'Sorrel Kilim Rug': 'Kilim Sorrel',
  '6 × 9 ft, flat-woven wool': '6 × 9 pi, laine tissée à plat',
  'Sorrel kilim rug with stepped lozenges in rust, ivory, indigo and ocher':
    'Kilim Sorrel à losanges en gradins rouille, ivoire, indigo et ocre',
  'Sorrel kilim rug with one corner turned over, seen from above': 'Kilim Sorrel, un coin retourné, vu d’en haut',
  'Two rugs, back to back': 'Deux tapis dos à dos',
  'Woven flat, with no right side and no wrong one. Turn it over when the red wine wins. The steps along every lozenge are where one yarn ends and the next begins.':
    'Tissé à plat, sans endroit ni envers. Retournez-le quand le vin rouge l’emporte. Les gradins de chaque losange marquent la fin d’un fil et le début du suivant.',
  'Rust with ivory, indigo and ocher': 'Rouille, avec ivoire, indigo et ocre',
  Weave: 'Tissage',
  '100% wool kilim, the same on both sides': 'Kilim 100 % laine, identique des deux côtés',
  'Woven by hand in Anatolia': 'Tissé à la main en Anatolie',
  'Shake it out, vacuum both sides. Rotate twice a year.':
    'Secouez-le et passez l’aspirateur des deux côtés. Tournez le tapis deux fois par année.',
  'Fescue Jute Rug': 'Tapis de jute Fescue',
  '6 ft round, braided jute': '6 pi, rond, jute tressé',
  'Round Fescue rug of braided jute with two darker rounds, on a walnut floor':
    'Tapis rond Fescue en jute tressé à deux cercles plus foncés, sur un plancher de noyer',
  'Fescue jute rug seen from higher up': 'Tapis de jute Fescue vu de plus haut',
  'Round and round and done': 'En rond, et voilà',
  'Braids of jute, each sewn around the one before, from the middle out. It smells of a hayloft for a week and feels good under bare feet for years.':
    'Des tresses de jute, cousues l’une autour de l’autre à partir du centre. Il sent le foin pendant une semaine et fait plaisir aux pieds nus pendant des années.',
  'Natural, with rounds of brown': 'Naturel, à cercles bruns',
  Fiber: 'Fibre',
  '100% jute': '100 % jute',
  'Braided and sewn by hand in Bangladesh': 'Tressé et cousu à la main au Bangladesh',
  'Vacuum often, blot spills at once. Not for damp rooms.':
    'Passez souvent l’aspirateur et épongez les dégâts sans attendre. Ne convient pas aux pièces humides.',
  'Poppy Hooked Rug': 'Tapis crocheté Poppy',
  '5 × 8 ft, hooked wool': '5 × 8 pi, laine crochetée',
  'Poppy rug with red and coral flowers and green leaves on navy':
    'Tapis Poppy à fleurs rouges et corail et à feuilles vertes sur fond marine',
  'Poppy hooked rug with one corner turned over, seen from above':
    'Tapis crocheté Poppy, un coin retourné, vu d’en haut',
  'The garden in February': 'Le jardin en février',
  'Drawn with a brush, then hooked loop by loop into a cotton ground. No two poppies are the same, and none of them need water.':
    'Dessiné au pinceau, puis crocheté boucle par boucle dans un fond de coton. Aucun coquelicot ne ressemble à l’autre, et aucun n’a besoin d’eau.',
  'Navy with red poppies and green leaves': 'Marine, à coquelicots rouges et feuilles vertes',
  '100% wool, hooked': '100 % laine, crochetée',
  'Cotton canvas': 'Toile de coton',

  // cb2.
};
