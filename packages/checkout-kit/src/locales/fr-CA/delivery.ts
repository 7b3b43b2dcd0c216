import { addressMaxLengths, type SiteCulture } from '@settee/domain';
import type { CheckoutKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const zipLabel: Record<SiteCulture, string> = { USA: 'Code ZIP', CANADA: 'Code postal' };

export const zip: CheckoutKitMessages['zip'] = {
  zipLabel,
  missingPostalCode: { USA: 'Veuillez entrer un code ZIP.', CANADA: 'Veuillez entrer un code postal.' },
  postalCodeValidationError: {
    USA: '{0} n’est pas un code ZIP valide.',
    CANADA: '{0} n’est pas un code postal valide.',
  },
  missingCode: (label) => `Veuillez remplir le champ ${label}.`,
  invalidCode: ({ entry, label }) => `« ${entry} » n’est pas valide dans le champ ${label}.`,
  zipNotUpdated: 'Le code postal n’a pas pu être mis à jour',
  zipApply: 'Mettre à jour',
  zipClose: 'Annuler',
  zipEnter: 'Entrer',
};

const postalProblem: Record<SiteCulture, string> = {
  USA: 'Le code ZIP doit contenir 5 chiffres.',
  CANADA: 'Le code postal n’est pas valide.',
};

const regionLabels: Record<SiteCulture, string> = { USA: 'État', CANADA: 'Province' };
const regionMissing: Record<SiteCulture, string> = {
  USA: 'Veuillez choisir un État.',
  CANADA: 'Veuillez choisir une province.',
};
const internationalRegionLabel = 'État ou région';

const selectInvalid = (label: string) => `Le champ ${label} n’est pas valide.`;
const tooLong = (label: string, limit: number) => `Le champ ${label} accepte jusqu’à ${limit} caractères.`;
const withInvalid = (invalid: string, missing: string) => ({ missing, invalid, 'too-long': invalid });
const named = (label: string, limit: number, more = '') => ({
  missing: `Le champ ${label} est obligatoire.`,
  invalid: selectInvalid(label),
  'too-long': tooLong(label, limit) + more,
});

const addressProblems: CheckoutKitMessages['address']['addressProblems'] = ({
  siteCulture,
  isInternational = false,
  regionLabel,
  postalCodeLabel,
}) => {
  const limits = addressMaxLengths(siteCulture);
  const postal = isInternational ? 'CANADA' : siteCulture;
  return {
    firstName: named('Prénom', limits.firstName),
    lastName: named('Nom', limits.lastName),
    address1: named('Adresse', limits.address1, ' Veuillez mettre la suite dans Adresse 2.'),
    address2: named('Adresse 2', limits.address2),
    address3: named('Adresse 3', limits.address3),
    country: withInvalid(selectInvalid('Pays'), 'Veuillez choisir un pays.'),
    city: { ...named('Ville', limits.city), 'too-long': `${selectInvalid('Ville')} ${tooLong('Ville', limits.city)}` },
    state: withInvalid(
      selectInvalid(regionLabel ?? (isInternational ? internationalRegionLabel : regionLabels[siteCulture])),
      regionLabel
        ? `Veuillez remplir le champ ${regionLabel}.`
        : isInternational
          ? 'Veuillez choisir un État ou une région.'
          : regionMissing[siteCulture],
    ),
    postalCode: postalCodeLabel
      ? withInvalid(selectInvalid(postalCodeLabel), `Veuillez remplir le champ ${postalCodeLabel}.`)
      : withInvalid(postalProblem[postal], zip.missingPostalCode[postal]),
    dayPhone: withInvalid('Veuillez entrer un numéro de téléphone valide.', 'Veuillez entrer un numéro de téléphone.'),
    emailAddress: {
      missing: 'L’adresse courriel est obligatoire.',
      invalid: 'Veuillez entrer une adresse courriel valide.',
      'too-long': tooLong('Adresse courriel', limits.emailAddress),
    },
  };
};

export const address: CheckoutKitMessages['address'] = {
  addressLabels: ({ siteCulture, isInternational = false, regionLabel, postalCodeLabel }) => ({
    firstName: 'Prénom',
    lastName: 'Nom',
    address1: 'Adresse',
    address2: 'Adresse 2',
    address3: 'Adresse 3',
    country: 'Pays',
    city: 'Ville',
    state: regionLabel ?? (isInternational ? internationalRegionLabel : regionLabels[siteCulture]),
    postalCode: postalCodeLabel ?? zipLabel[isInternational ? 'CANADA' : siteCulture],
    dayPhone: 'Numéro de téléphone',
    emailAddress: 'Adresse courriel',
  }),
  addressProblems,
  fullName: 'Nom complet',
  fullNameProblems: ({ firstName }) => ({
    missing: 'Veuillez entrer votre prénom et votre nom.',
    invalid: 'Le champ Nom complet n’est pas valide.',
    'too-long': `Le prénom et le nom acceptent jusqu’à ${firstName} caractères chacun.`,
  }),
  requiredFields: 'Obligatoire',
  addAddress2: 'Ajouter un appartement, un bureau ou une unité',
  addAddress3: 'Ajouter une autre ligne d’adresse',
  address2Hint: 'Appartement, bureau, unité ou bâtiment',
  didYouMean: 'Vouliez-vous dire',
  cardNumberInText: 'Veuillez ne pas entrer de numéro de carte ici.',
  noPoBox: 'Les gros articles ne peuvent pas être livrés à une case postale. Veuillez entrer une adresse municipale.',
  pleaseSelect: 'Veuillez choisir',
  emailHint: 'Pour les nouvelles de votre commande',
  pickupPhoneHint: 'Si le magasin doit vous joindre',
  billingPhoneHint: 'Pour les questions sur votre paiement',
  phoneHint: 'Si le transporteur doit vous joindre',
  formError: (count) => plural(count, { one: 'Un champ est à vérifier :', other: '# champs sont à vérifier :' }),
  doubtfulStreet:
    'L’adresse que vous avez entrée semble inexacte. Veuillez la modifier ou choisir de la garder telle quelle.',
  doubtfulCombination:
    'La ville, la province et le code postal ne semblent pas concorder. Veuillez choisir l’une de nos suggestions ci-dessous.',
  useAsEntered: 'Utiliser l’adresse telle quelle',
  suggestions: 'Suggestions',
  savedAddresses: 'Adresses enregistrées',
  newAddress: 'Utiliser une nouvelle adresse',
  editAddress: (position) => `Modifier ${position}`,
  edit: 'Modifier',
};

export const oversized: CheckoutKitMessages['oversized'] = {
  oversizedTitle: 'Assurez-vous que ces articles entrent dans votre véhicule',
  boxesOf: (title) => `Boîtes : ${title}`,
  boxColumn: 'Boîte',
  box: (number) => `Boîte ${number}`,
  boxQuantity: 'Quantité',
  width: 'Largeur',
  depth: 'Profondeur',
  height: 'Hauteur',
  inches: (measure) => `${measure} po`,
  backToCart: 'Retour au panier',
  continueToCheckout: 'Passer à la caisse',
  close: 'Fermer',
};

export const deliveryInfo: CheckoutKitMessages['deliveryInfo'] = {
  infoTitle: 'Frais d’expédition et renseignements sur la livraison',
  infoTabs: 'Expédition et livraison',
  chargesTab: 'Frais d’expédition',
  daysTab: 'Détails de la livraison',
  abroadTab: 'Au pays et à l’étranger',
  methodNames: {
    standard: 'Livraison standard',
    localInHome: 'Livraison à l’intérieur',
    longDistanceInHome: 'Livraison à l’intérieur, longue distance',
    basicFreight: 'Transport de base',
    giftCards: 'Cartes-cadeaux',
  },
  dayNames: {
    standard: 'Livraison standard',
    poBox: 'Cases postales',
    fpoApo: 'Adresses militaires (APO et FPO)',
    twoDay: 'Livraison en 2 jours',
    nextDay: 'Livraison le lendemain',
    nonContinental: 'Alaska, Hawaï et territoires américains',
    rush: 'Livraison urgente',
    longDistance: 'Livraison à l’intérieur',
    basicFreight: 'Transport de base',
    giftCards: 'Cartes-cadeaux',
  },
  chargeFor: (zipCode) => `Estimation pour ${zipCode}.`,
  chargeForNowhere: 'Ajoutez votre emplacement dans le panier pour voir vos frais d’expédition.',
  free: 'Gratuit',
  freeFrom: (amount) => `Livraison standard gratuite pour les commandes de ${amount} ou plus.`,
  freeParcelsFrom: (amount) =>
    `Les petits articles sont expédiés gratuitement pour les commandes de ${amount} ou plus. Les frais ci-dessus s’appliquent aux meubles.`,
  lowRate: 'Vous êtes près de l’un de nos entrepôts : notre tarif réduit s’applique.',
  addCharge: 'Alaska, Hawaï et territoires américains',
  total: 'Total',
  daysNote: 'Le délai commence à l’expédition de l’article. Vos dates de livraison sont indiquées dans votre panier.',
  abroadNote: 'Vous expédiez dans un autre pays? Appelez-nous. Nous travaillons avec un transporteur international.',
  infoLoading: 'Chargement des renseignements sur la livraison',
  infoFailed: 'Impossible de charger les renseignements sur la livraison.',
  infoRetry: 'Réessayer',
  infoClose: 'Fermer',
};

export const productDelivery: CheckoutKitMessages['productDelivery'] = {
  inHome: (charge) => `Livraison à l’intérieur : ${charge}`,
  inHomeUpTo: (charge) => `Livraison à l’intérieur : ${charge} ou moins, selon votre adresse`,
  standard: (charge) => `Livraison standard : ${charge}`,
  free: 'Livraison standard gratuite',
  freeFrom: ({ standard, threshold }) => `${standard}, gratuite à partir de ${threshold}`,
  unknown: 'Frais de livraison selon l’adresse',
};
