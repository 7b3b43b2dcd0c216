import { addressMaxLengths, type SiteCulture, swatchDeliveryDays } from '@settee/domain';
import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const regionLabel: Record<SiteCulture, string> = { USA: 'État', CANADA: 'Province' };
const regionMissing: Record<SiteCulture, string> = {
  USA: 'Veuillez choisir un État.',
  CANADA: 'Veuillez choisir une province.',
};
const postalLabel: Record<SiteCulture, string> = { USA: 'Code ZIP', CANADA: 'Code postal' };
const postal = {
  USA: { missing: 'Veuillez entrer un code ZIP.', invalid: 'Le code ZIP doit contenir 5 chiffres.' },
  CANADA: { missing: 'Veuillez entrer un code postal.', invalid: 'Le code postal n’est pas valide.' },
};

const invalid = (label: string) => `Le champ ${label} n’est pas valide.`;
const tooLong = (label: string, limit: number) => `Le champ ${label} accepte jusqu’à ${limit} caractères.`;
const withInvalid = (text: string, missing: string) => ({ missing, invalid: text, 'too-long': text });
const named = (label: string, limit: number) => ({
  missing: `Le champ ${label} est obligatoire.`,
  invalid: invalid(label),
  'too-long': tooLong(label, limit),
});

const problems: ConfiguratorKitMessages['swatch']['problems'] = (siteCulture) => {
  const limits = addressMaxLengths(siteCulture);
  return {
    firstName: named('Prénom', limits.firstName),
    lastName: named('Nom', limits.lastName),
    address1: named('Adresse', limits.address1),
    address2: named('Adresse 2', limits.address2),
    city: { ...named('Ville', limits.city), 'too-long': `${invalid('Ville')} ${tooLong('Ville', limits.city)}` },
    state: withInvalid(invalid(regionLabel[siteCulture]), regionMissing[siteCulture]),
    postalCode: withInvalid(postal[siteCulture].invalid, postal[siteCulture].missing),
    dayPhone: withInvalid('Veuillez entrer un numéro de téléphone valide.', 'Veuillez entrer un numéro de téléphone.'),
    emailAddress: {
      missing: 'L’adresse courriel est obligatoire.',
      invalid: 'Veuillez entrer une adresse courriel valide.',
      'too-long': tooLong('Adresse courriel', limits.emailAddress),
    },
  };
};

export const swatch: ConfiguratorKitMessages['swatch'] = {
  title: 'Commander des échantillons gratuits',
  close: 'Fermer',
  cancel: 'Annuler',
  openSheet: 'Afficher le formulaire',
  closeSheet: 'Masquer le formulaire',
  loading: 'Chargement des échantillons',
  failed: 'Nous ne pouvons pas prendre de commandes d’échantillons pour le moment',
  failedText: 'Veuillez réessayer dans un instant.',
  retry: 'Réessayer',
  unavailableTitle: 'Non offert en échantillon',
  unavailable: (count) =>
    plural(count, {
      one: 'Nous ne pouvons pas envoyer cet échantillon pour le moment :',
      other: 'Nous ne pouvons pas envoyer ces échantillons pour le moment :',
    }),
  goOn: (count) => plural(count, { one: 'Continuer sans celui-ci', other: 'Continuer sans ceux-ci' }),
  empty:
    'Malheureusement, aucun échantillon ne peut être commandé. Merci de votre patience; nous vous invitons à voir les échantillons dans votre magasin.',
  choose: 'Choisissez vos échantillons',
  browseAll: 'Voir tous les échantillons',
  chosen: ({ count, limit }) => `${count} sur ${limit}`,
  chosenLabel: 'Vos échantillons',
  noneChosen: 'Veuillez choisir au moins un échantillon.',
  full: 'Vous pouvez choisir jusqu’à cinq échantillons.',
  remove: (name) => `Retirer ${name}`,
  toAddress: 'Continuer vers l’adresse',
  unavailableSwatch: 'non offert',
  where: 'Où devons-nous les envoyer?',
  labels: (siteCulture) => ({
    firstName: 'Prénom',
    lastName: 'Nom',
    address1: 'Adresse',
    address2: 'Adresse 2 (app.)',
    city: 'Ville',
    state: regionLabel[siteCulture],
    postalCode: postalLabel[siteCulture],
    dayPhone: 'Numéro de téléphone',
    emailAddress: 'Adresse courriel',
  }),
  cardNumberInText: 'Veuillez ne pas entrer de numéro de carte ici.',
  problems,
  pleaseSelect: 'Veuillez choisir',
  signUp: 'Envoyez-moi des courriels sur les nouveaux tissus, les soldes et les événements',
  privacy: 'Politique de confidentialité',
  send: 'Envoyer les échantillons',
  doubtfulStreet:
    'L’adresse que vous avez entrée semble inexacte. Veuillez la modifier ou choisir de la garder telle quelle.',
  doubtfulCombination:
    'La ville, la province et le code postal ne semblent pas concorder. Veuillez choisir l’une de nos suggestions ci-dessous.',
  useAsEntered: 'Utiliser l’adresse telle quelle',
  suggestions: 'Suggestions',
  unreachable: 'Nous n’avons pas pu envoyer votre commande. Veuillez réessayer.',
  successTitle: 'Vos échantillons sont en route',
  success: ({ siteCulture, host }) =>
    `Merci. Nous avons reçu votre commande d’échantillons. Vous devriez les recevoir d’ici ${swatchDeliveryDays[siteCulture]} jours ouvrables. Merci de l’intérêt que vous portez à ${host}.`,
  receipt: 'Reçu',
  orderNumber: 'Numéro de commande',
  date: 'Date',
  total: 'Total',
  print: 'Imprimer le reçu',
  continueShopping: 'Continuer à magasiner',
};
