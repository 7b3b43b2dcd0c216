import {
  accountRoutes,
  favoritesUrl,
  freeSwatchesUrl,
  helpPageUrl,
  orderStatusUrl,
  registriesUrl,
  storesUrl,
} from '@settee/domain';
import { english, page } from './english.ts';
import { colors, materialKinds, materials } from './french-attributes.ts';
import { synonyms } from './french-synonyms.ts';
import type { SearchLanguage, ServiceWords } from './types.ts';

const pages: readonly ServiceWords[] = [
  page(
    'Cartes-cadeaux',
    '/gift-cards',
    'carte cadeau, cartes cadeaux, carte cadeaux, cheque cadeau, bon cadeau, certificat cadeau, carte cadeau electronique',
  ),
  page(
    'Suivi de commande',
    orderStatusUrl,
    'suivi de commande, suivi commande, suivre ma commande, ou est ma commande, ma commande, suivi, suivre un colis',
  ),
  page(
    'Retours',
    helpPageUrl('returns'),
    'retour, retours, retourner, retourner un article, politique de retour, remboursement, remboursements, echange, echanges, article endommage, endommage, pieces manquantes',
  ),
  page(
    'Expédition et livraison',
    helpPageUrl('shipping'),
    'expedition, livraison, frais de livraison, frais livraison, livraison gratuite, cout de livraison, delai de livraison, date de livraison, assemblage, montage, installation, service d assemblage, ramassage en magasin',
  ),
  page(
    'Nous joindre',
    helpPageUrl('contact'),
    'nous joindre, contact, contactez nous, numero de telephone, telephone, courriel, service a la clientele, service client, aide, clavardage',
  ),
  page(
    'Questions et réponses',
    helpPageUrl('faq'),
    'faq, questions, questions frequentes, foire aux questions, financement, finance, paiements mensuels, versements, payer en plusieurs fois, recu cadeau, message cadeau, entretien, nettoyer, nettoyage, carte maison, carte de credit, code promo, codes promo, code promotionnel, coupon, coupons, code de rabais, annuler commande, annuler une commande, modifier ma commande',
  ),
  page(
    'Aide sur les cartes-cadeaux',
    helpPageUrl('gift-cards'),
    'solde carte cadeau, solde de carte cadeau, solde d une carte cadeau, aide carte cadeau, carte cadeau perdue',
  ),
  page('Garantie', helpPageUrl('warranty'), 'garantie, garanties, reparation, brise, casse'),
  page('Accessibilité', helpPageUrl('accessibility'), 'accessibilite, lecteur ecran, lecteur d ecran'),
  page(
    'Notre histoire',
    helpPageUrl('about'),
    'a propos, a propos de nous, notre histoire, entreprise, qui sommes nous',
  ),
  page(
    'Magasins',
    storesUrl,
    'magasin, magasins, trouver un magasin, heures, heures d ouverture, heures ouverture, heures magasin, adresse, adresses, salle de montre, pres de chez moi, succursale, succursales, service de design, designer d interieur',
  ),
  page(
    'Échantillons gratuits',
    freeSwatchesUrl,
    'echantillon, echantillons, echantillons gratuits, echantillon de tissu, echantillons de tissu, echantillons tissu, tissus',
  ),
  page(
    'Listes de cadeaux',
    registriesUrl,
    'liste de cadeaux, listes de cadeaux, liste de mariage, registre, registre de mariage, liste cadeaux, liste de naissance',
  ),
  page('Favoris', favoritesUrl, 'favoris, liste de souhaits, liste souhaits, articles enregistres'),
  page(
    'Compte',
    accountRoutes.account,
    'compte, mon compte, connexion, ouvrir une session, se connecter, inscription, mes commandes, historique, mot de passe',
  ),
  page('Panier', '/checkout/cart', 'panier, mon panier, sac, passer la commande, caisse'),
  page(
    'Conditions d’utilisation',
    '/customer-service/terms-of-use',
    'conditions, conditions d utilisation, conditions utilisation, mentions legales',
  ),
  page(
    'Politique de confidentialité',
    '/customer-service/privacy-policy',
    'confidentialite, politique de confidentialite, vie privee, temoins',
  ),
];

/** Each page once: its French words, and the English ones. */
const services: readonly ServiceWords[] = pages.map((one) => ({
  ...one,
  phrases: [...one.phrases, ...(english.services.find(({ url }) => url === one.url)?.phrases ?? [])],
}));

/** Words after which a query says more of the thing that it names before them. */
const qualifiers = 'a au aux avec chez contre dans derriere devant entre en par pour pres sans sous sur';

/** First words of questions. */
const questions =
  'avez combien comment est offrez ou peut peux pourquoi pouvez puis quand quel quelle quelles quels qui je';

/** Things for a home that the shop does not sell. */
const notSold =
  'couette courtepointe couverts coutellerie drap edredon evier fourchette gril hamac housse literie lavabo matelas parasol poele toilette ustensile';

const fillers =
  'a ai au aux avec avez besoin comment beau beaux belle belles bon bonne cadeau cadeaux ce cette cher chez cm d dans de des du en est et grand grande il je joli jolie l la le les ma maison mes meuble meubles mon moi notre nos ou par petit petite peut peux puis quand quelque chose piece pieces pied pouce pouces pour pres que sur son un une voir votre vos veux cherche cherchons acheter achat';

/** English words that mean something in French. */
const meaningful = new Set(['or']);

const phrasesOf = (show: 'in-stock' | 'sale' | 'new', ...phrases: string[]) => [
  ...phrases,
  ...english.shows[show].phrases,
];

const { between, to, under, over, around } = english.prices;

/** The search on French pages. */
export const french: SearchLanguage = {
  configuration: 'french',
  colors,
  materials,
  materialKinds,
  synonyms,
  services,
  shows: {
    'in-stock': {
      label: 'En stock',
      phrases: phrasesOf('in-stock', 'en stock', 'pret a expedier', 'livraison rapide', 'disponible'),
    },
    sale: {
      label: 'En solde',
      phrases: phrasesOf(
        'sale',
        'en solde',
        'solde',
        'soldes',
        'rabais',
        'en rabais',
        'promotion',
        'en promotion',
        'liquidation',
        'aubaine',
        'aubaines',
      ),
    },
    new: {
      label: 'Nouveautés',
      phrases: phrasesOf('new', 'nouveau', 'nouveaux', 'nouvelle', 'nouveaute', 'nouveautes'),
    },
  },
  qualifiers: new Set(qualifiers.split(' ')),
  questions: new Set([...questions.split(' '), ...english.questions]),
  notSold: new Set([...notSold.split(' '), ...english.notSold]),
  fillers: new Set([...fillers.split(' '), ...[...english.fillers].filter((word) => !meaningful.has(word))]),
  prices: {
    between: [`entre|de|${between[0]}`, `et|a|${between[1]}`],
    to: `a|${to}`,
    under: `moins de|moins que|a moins de|sous|jusqu ?a|au plus|maximum de|max de|en bas de|inferieur a|${under}`,
    over: `plus de|plus que|au moins|minimum|a partir de|${over}`,
    around: `environ|autour de|a peu pres|${around}`,
  },
  rooms: { living: 'salon sejour', dining: 'salle a manger', bedroom: 'chambre', bath: 'salle de bain' },
  rangeLabels: {
    under: (amount) => `Moins de ${amount}`,
    between: (from, upTo) => `De ${from} à ${upTo}`,
    over: (amount) => `${amount} et plus`,
  },
  inches: (measure) => `${measure} po`,
  shopAll: { title: 'Tous les produits', text: 'Chaque sofa, chaque lampe et chaque verre que nous faisons.' },
};
