import type { FrenchTexts } from './types.ts';

/** Care instructions. */
export const care: FrenchTexts = {
  'Vacuum with the soft brush, spot clean.': 'Passer l’aspirateur avec la brosse douce, nettoyer les taches à mesure.',
  'Dust with a dry cloth. Condition the leather once a year.':
    'Épousseter avec un chiffon sec. Nourrir le cuir une fois par année.',
  'Wipe up spills. Oil once a year.': 'Essuyer les dégâts. Huiler une fois par année.',
  'Dust with a soft cloth. Wipe with a damp one, then dry.':
    'Épousseter avec un chiffon doux. Essuyer avec un chiffon humide, puis sécher.',
  'Wipe with a damp cloth and mild soap, then dry.': 'Essuyer avec un chiffon humide et un savon doux, puis sécher.',
  'Use coasters. Wipe with a damp cloth, never with vinegar or lemon.':
    'Utiliser des sous-verres. Essuyer avec un chiffon humide, jamais avec du vinaigre ni du citron.',
  'Wipe with a damp cloth, then dry. No scouring pads.':
    'Essuyer avec un chiffon humide, puis sécher. Ne pas utiliser de tampon à récurer.',
  'Dust with a dry cloth. Polish the brass, or let it darken.':
    'Épousseter avec un chiffon sec. Polir le laiton ou le laisser foncer.',
  'Let the bulb cool, then dust with a soft, dry cloth.':
    'Laisser refroidir l’ampoule, puis épousseter avec un chiffon doux et sec.',
  'Dishwasher safe.': 'Va au lave-vaisselle.',
  'Wash by hand in warm water.': 'Laver à la main à l’eau tiède.',
  'Spray the cloth, not the mirror, and wipe. No ammonia.':
    'Vaporiser le chiffon, pas le miroir, puis essuyer. Sans ammoniaque.',
  'Dust with a dry cloth. Keep out of direct sun.':
    'Épousseter avec un chiffon sec. Accrocher à l’abri du soleil direct.',
  'Dust with a soft, dry cloth.': 'Épousseter avec un chiffon doux et sec.',
  'Oil the wood once a year.': 'Huiler le bois une fois par année.',
  'Wax the wood once a year.': 'Cirer le bois une fois par année.',
  'Wipe the brass with a dry cloth, no polish.': 'Essuyer le laiton avec un chiffon sec, sans produit à polir.',
};
