import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { formatCount } from '@settee/ui';
import { plural } from './plural.ts';

const zipLabel: ConfiguratorKitMessages['stores']['zipLabel'] = { USA: 'Code ZIP', CANADA: 'Code postal' };

export const stores: ConfiguratorKitMessages['stores'] = {
  check: 'Vérifier la disponibilité en magasin',
  title: 'Disponibilité en magasin',
  close: 'Fermer',
  starting: 'Chargement',
  zipLabel,
  find: 'Trouver des magasins',
  missing: { USA: 'Veuillez entrer un code ZIP.', CANADA: 'Veuillez entrer un code postal.' },
  invalid: ({ entry, siteCulture }) =>
    `${entry} n’est pas un ${siteCulture === 'CANADA' ? 'code postal' : 'code ZIP'} valide.`,
  wanting: {
    USA: 'Entrez votre code ZIP pour voir quels magasins ont cet article.',
    CANADA: 'Entrez votre code postal pour voir quels magasins ont cet article.',
  },
  onlyAvailable: 'Afficher seulement les magasins qui ont cet article',
  loading: 'Vérification des magasins',
  found: ({ count, zip }) =>
    plural(count, { one: '# magasin', other: `# magasins près de ${zip}, du plus proche au plus éloigné` }),
  none: 'Non offert dans les magasins près de chez vous',
  noneText: 'Nous pouvons quand même vous l’expédier. Votre date de livraison est indiquée dans le panier.',
  showAll: 'Afficher tous les magasins',
  failed: 'Impossible de vérifier la disponibilité en magasin pour le moment',
  retry: 'Réessayer',
  popupFailed: 'Impossible de charger les renseignements sur les magasins.',
  availability: {
    inStock: 'En stock',
    limited: 'Il n’en reste que quelques-uns',
    onDisplay: 'En démonstration',
    none: 'Non offert dans ce magasin',
    unknown: 'Appelez pour connaître la disponibilité',
  },
  alsoOnDisplay: 'Aussi en démonstration',
  seeIt: 'Venez le voir ici et nous vous l’expédierons.',
  distance: ({ distance, unit }) =>
    `${distance < 1 ? 'Moins de 1' : `Environ ${formatCount(distance, 'fr-CA')}`} ${unit}`,
  distanceName: ({ distance, unit }) => {
    const name = unit === 'km' ? 'kilomètre' : 'mille';
    return distance < 1
      ? `moins de 1 ${name}`
      : `environ ${plural(distance, { one: `# ${name}`, other: `# ${name}s` })}`;
  },
  hours: 'Heures d’ouverture',
  hoursOf: (name) => `Heures d’ouverture : ${name}`,
  callStore: ({ name, phone }) => `Appeler ${name}, ${phone}`,
  closed: 'Fermé',
  openTime: ({ opens, closes }) => `${opens} – ${closes}`,
  dayRange: ({ from, to }) => `${from} – ${to}`,
  days: { mon: 'Lun', tue: 'Mar', wed: 'Mer', thu: 'Jeu', fri: 'Ven', sat: 'Sam', sun: 'Dim' },
  pickup: 'Votre magasin de ramassage',
  details: 'Détails',
  detailsOf: (name) => `Détails : ${name}`,
  useNearest: 'Choisir le magasin le plus proche',
  allStores: 'Adresses des magasins',
  newWindow: 's’ouvre dans une nouvelle fenêtre',
  quickList: 'Tous les magasins en un coup d’œil',
  screenTitle: 'Nos magasins',
  screenCount: (count) => plural(count, { one: '# magasin', other: '# magasins' }),
  directions: 'Obtenir l’itinéraire',
  directionsTo: (name) => `Obtenir l’itinéraire vers ${name}, s’ouvre dans une nouvelle fenêtre`,
  services: 'Dans ce magasin',
  serviceNames: {
    pickup: 'Ramassage gratuit des commandes en ligne',
    curbside: 'Ramassage à l’auto : nous vous l’apportons',
    design: 'Conseils de design gratuits, sur rendez-vous',
    returns: 'Retours de commandes en ligne',
    registry: 'Aide pour les listes de cadeaux',
    swatches: 'Tous les tissus à toucher, et des échantillons à emporter',
  },
  nearby: 'Magasins les plus proches',
  allStoresLink: 'Tous les magasins',
  outlet: 'Magasin d’escompte : aucun ramassage des commandes en ligne.',
};
