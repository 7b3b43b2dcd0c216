import * as english from './english-attributes.ts';
import type { AttributeWords } from './types.ts';

type Attributes = Readonly<Record<string, AttributeWords>>;
type FrenchWords = Readonly<Record<string, readonly [label: string, words: string]>>;

/** The attributes with French labels; French words find them besides the English ones. */
function inFrench(attributes: Attributes, french: FrenchWords): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, attribute]) => {
      const [label = attribute.label, words = ''] = french[key] ?? [];
      return [key, { ...attribute, label, words: [...words.split(', '), ...attribute.words] }];
    }),
  );
}

export const colors = inFrench(english.colors, {
  white: ['Blanc', 'blanc, blanche, ivoire, creme, blanc casse, ecru, opale, craie, neige'],
  beige: ['Beige', 'beige, sable, avoine, taupe, lin naturel, kaki'],
  natural: ['Naturel', 'naturel, naturelle, chene, frene, rotin, cannage, osier, bois clair, bois blond'],
  gray: ['Gris', 'gris, grise, charbon, anthracite, ardoise, fumee, graphite, etain'],
  black: ['Noir', 'noir, noire, ebene, onyx, acier noir, noirci'],
  brown: ['Brun', 'brun, brune, marron, noyer, chocolat, espresso, bois fonce, chameau, cognac, caramel'],
  blue: ['Bleu', 'bleu, bleue, marine, bleu marine, sarcelle, petrole, saphir, indigo, turquoise'],
  green: ['Vert', 'vert, verte, sauge, foret, emeraude, mousse, vert olive, vert foret'],
  yellow: ['Jaune', 'jaune, ocre, moutarde, ambre'],
  orange: ['Orange', 'rouille, terre cuite'],
  red: ['Rouge', 'rouge, bordeaux, bourgogne, brique, sang de boeuf'],
  pink: ['Rose', 'rose, vieux rose, rose poudre'],
  purple: ['Violet', 'violet, violette, mauve, prune, lavande, bruyere'],
  gold: ['Or', 'or, dore, doree, laiton'],
  clear: ['Transparent', 'transparent, transparente'],
  silver: ['Argent', 'argent, argente, argentee, acier brosse'],
});

export const materials = inFrench(english.materials, {
  boucle: ['Bouclette', 'bouclette, tissu boucle, laine bouclee'],
  linen: ['Lin', 'lin, lin lave'],
  velvet: ['Velours', 'velours, mohair'],
  leather: ['Cuir', 'cuir, cuir aniline, nubuck, cuir pleine fleur'],
  performance: [
    'Tissu performant',
    'tissu performant, performant, antitache, anti tache, anti taches, resistant aux taches',
  ],
  tweed: ['Tweed', 'tweed'],
  chenille: ['Chenille', 'chenille'],
  felt: ['Feutre', 'feutre, feutre de laine, laine feutree'],
  herringbone: ['Chevrons', 'chevron, chevrons, a chevrons'],
  canvas: ['Toile', 'toile'],
  cotton: ['Coton', 'coton, coton turc, coton biologique, coton bio'],
  wool: ['Laine', 'laine'],
  oak: ['Chêne', 'chene'],
  walnut: ['Noyer', 'noyer'],
  ash: ['Frêne', 'frene'],
  'painted-wood': ['Bois peint', 'bois peint, bois laque, laque, laquee, peuplier'],
  cane: ['Cannage', 'cannage, canne, rotin, osier'],
  steel: ['Acier', 'acier, chrome, acier noir, acier brosse, acier chrome'],
  brass: ['Laiton', 'laiton'],
  aluminum: ['Aluminium', 'aluminium'],
  glass: ['Verre', 'verre, verre opalin, verre fume, cristal'],
  stoneware: ['Grès', 'gres, ceramique, porcelaine, faience, terre cuite'],
  stone: ['Pierre', 'pierre, travertin, marbre, granit'],
});

const wood = english.materialKinds['wood'] ?? [];
const fabric = english.materialKinds['fabric'] ?? [];

export const materialKinds: Readonly<Record<string, readonly string[]>> = {
  ...english.materialKinds,
  bois: wood,
  'en bois': wood,
  'bois massif': wood,
  tissu: fabric,
};
