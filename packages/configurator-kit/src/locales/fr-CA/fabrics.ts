import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const fabrics = (count: number) => plural(count, { one: '# tissu', other: '# tissus' });

export const fabric: ConfiguratorKitMessages['fabric'] = {
  title: 'Échantillons gratuits',
  intro:
    'Voyez-les dans votre lumière avant de choisir. Prenez jusqu’à cinq tissus et cuirs; nous vous enverrons des échantillons gratuitement.',
  count: fabrics,
  list: 'Tous les tissus',
  loading: 'Chargement des tissus',
  filters: (count) => (count === 0 ? 'Filtrer' : `Filtrer (${count})`),
  filterTitle: 'Filtrer les tissus',
  show: (count) => `Afficher ${fabrics(count)}`,
  groups: { features: 'Caractéristiques', colorgroup: 'Couleur', fabrictype: 'Type' },
  chips: 'Filtres actifs',
  clearAll: 'Tout effacer',
  removeFilter: (name) => `Retirer le filtre ${name}`,
  sortBy: 'Trier par',
  sorts: { featured: 'En vedette', name: 'Nom : de A à Z', color: 'Couleur' },
  more: 'Afficher plus',
  shown: ({ shown, count }) => `${shown} sur ${fabrics(count)} affichés`,
  noneTitle: 'Aucun tissu ne correspond à tous vos filtres',
  noneText: 'Retirez un filtre, ou effacez tout pour recommencer.',
  details: (name) => `Voir les détails : ${name}`,
  add: 'Ajouter l’échantillon',
  remove: 'Retirer l’échantillon',
  of: ({ deed, name }) => `${deed}, ${name}`,
  noSwatch: 'Échantillon non offert',
  canBeSent: 'Échantillon gratuit offert.',
  cannotBeSent: 'Échantillon non offert pour le moment.',
  added: ({ name, count, limit }) => `${name} ajouté à vos échantillons. ${count} sur ${limit} choisis.`,
  removed: (name) => `${name} retiré de vos échantillons.`,
  full: 'Vous pouvez choisir jusqu’à cinq échantillons.',
  tray: 'Vos échantillons',
  inTray: ({ count, limit }) => `${count} sur ${limit}`,
  takeOut: (name) => `Retirer ${name}`,
  takeOutGone: (name) => `Retirer ${name}, n’est plus offert`,
  unnamed: (code) => `Tissu ${code}`,
  order: 'Commander des échantillons gratuits',
  recent: 'Vus récemment',
  nla: 'N’est plus offert',
  nlaText: 'Nous ne pouvons pas en envoyer d’échantillon.',
  nlaInCart: (count) =>
    plural(count, {
      one: 'Un de vos échantillons n’est plus offert.',
      other: '# de vos échantillons ne sont plus offerts.',
    }),
  madeIn: (name) => `Offert en ${name}`,
  serverError: 'There was an error from server',
};

export const personalization: ConfiguratorKitMessages['personalization'] = {
  add: ({ isEtched, price }) => `Ajouter une ${isEtched ? 'gravure' : 'broderie'} pour ${price}`,
  addPlate: (price) => `Personnaliser pour ${price}`,
  plateText: 'Texte',
  plateHint: (length) => `Gravé sur une plaque de laiton, jusqu’à ${length} caractères`,
  plateTooLong: (length) => `Veuillez entrer jusqu’à ${length} caractères.`,
  legend: (isEtched) => (isEtched ? 'Votre gravure' : 'Votre broderie'),
  line: ({ position, count }) => (count === 1 ? 'Votre texte' : `Ligne ${position}`),
  lengths: ({ minLength, maxLength }) => {
    const longest = plural(maxLength, { one: '# caractère', other: '# caractères' });
    return minLength === maxLength ? longest : `${minLength} à ${longest}`;
  },
  font: 'Police',
  color: 'Couleur du fil',
  location: 'Emplacement',
  preview: (name) => `Aperçu : ${name}`,
  previewWith: ({ name, texts }) => `Aperçu : ${name} avec « ${texts.join(' / ')} »`,
  drawn: (texts) => `Aperçu mis à jour : ${texts.join(', ')}`,
  notDrawn: 'Impossible d’afficher un aperçu pour le moment, mais votre texte est conservé.',
  retry: 'Réessayer',
  summary: 'Sommaire',
  text: 'Texte',
  each: 'Prix par article',
  noReturns:
    'Nous le réaliserons exactement comme vous l’avez écrit. Les articles personnalisés ne peuvent être ni retournés ni échangés, sauf s’ils arrivent endommagés.',
  enterText: 'Veuillez entrer un texte',
  enterLine: 'Veuillez entrer au moins une ligne de texte',
  invalid: 'Votre message contient des caractères non valides',
  tooLong: 'Votre message dépasse le nombre de caractères permis',
};
