import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const reviews = (count: number) => plural(count, { one: '# avis', other: '# avis' });
const stars = (count: number) => plural(count, { one: '# étoile', other: '# étoiles' });
const contact = 'Veuillez retirer les adresses courriel, les adresses Web et les numéros de téléphone.';

export const review: ConfiguratorKitMessages['review'] = {
  title: 'Avis',
  rated: (rating) => `Note de ${rating} sur 5`,
  count: reviews,
  distribution: 'Avis par note',
  stars,
  row: ({ stars: rating, count }) => `${stars(rating)}, ${reviews(count)}`,
  photos: 'Photos de la clientèle',
  photo: ({ position, alt }) => `Photo ${position} : ${alt}`,
  reviewPhoto: ({ position, count, name }) => `Photo ${position} sur ${count} de ${name}`,
  photosOf: (name) => `Photos de ${name}`,
  withPhotos: (count) => `Avec photos (${count})`,
  sortBy: 'Trier par :',
  sorts: {
    helpful: 'Les plus utiles',
    newest: 'Les plus récents',
    highest: 'Note la plus élevée',
    lowest: 'Note la plus basse',
  },
  search: 'Rechercher dans les avis',
  matching: ({ matching, all }) => (matching === all ? reviews(all) : `${matching} sur ${reviews(all)}`),
  words: (search) => `« ${search} »`,
  chips: 'Filtres choisis',
  removeFilter: (filter) => `Retirer le filtre : ${filter}`,
  clear: 'Effacer les filtres',
  noMatch: 'Aucun avis ne correspond',
  noMatchText: 'Essayez d’autres mots ou effacez les filtres.',
  none: 'Aucun avis pour l’instant',
  noneText: 'Si vous l’avez acheté, dites aux autres ce que vous en pensez.',
  failed: 'Nous n’avons pas pu charger les avis.',
  retry: 'Réessayer',
  more: 'Afficher plus d’avis',
  shown: ({ shown, count }) => `${shown} sur ${reviews(count)}`,
  verified: 'Achat vérifié',
  helpful: 'Utile',
  helpfulCount: (count) =>
    plural(count, { one: '# personne l’a trouvé utile', other: '# personnes l’ont trouvé utile' }),
  markHelpful: (title) => `Marquer « ${title} » comme utile`,
  thanks: 'Merci pour votre vote',
  report: 'Signaler',
  reportOf: (title) => `Signaler « ${title} »`,
  reported: 'Signalé',
  voteFailed: 'Votre vote n’a pas été enregistré. Veuillez réessayer.',
  write: 'Rédiger un avis',
};

export const reviewForm: ConfiguratorKitMessages['reviewForm'] = {
  title: (product) => `Votre avis sur ${product}`,
  close: 'Fermer',
  cancel: 'Annuler',
  send: 'Envoyer l’avis',
  done: 'Terminé',
  loading: 'Vérification de vos commandes',
  intro: 'Votre avis est public. Nous affichons votre pseudonyme, jamais votre adresse courriel.',
  rules: 'Nous ne publions ni mots offensants, ni adresses courriel ou Web.',
  fields: { stars: 'Votre note', title: 'Titre', text: 'Votre avis', nickname: 'Pseudonyme' },
  hints: {
    title: 'Par exemple : Solide et facile à nettoyer',
    text: 'Qu’aimez-vous? Que devraient savoir les autres?',
  },
  star: stars,
  ratings: ['Mauvais', 'Passable', 'Bon', 'Très bon', 'Excellent'],
  errors: {
    stars: { missing: 'Veuillez choisir de 1 à 5 étoiles.' },
    title: {
      missing: 'Veuillez entrer un titre.',
      long: 'Veuillez utiliser 80 caractères ou moins.',
      contact,
      language: 'Veuillez choisir d’autres mots. Nous ne pouvons pas publier ce titre.',
    },
    text: {
      missing: 'Veuillez rédiger votre avis.',
      short: 'Veuillez écrire 20 caractères ou plus.',
      long: 'Veuillez utiliser 2 000 caractères ou moins.',
      contact,
      language: 'Veuillez choisir d’autres mots. Nous ne pouvons pas publier ce texte.',
    },
    nickname: {
      missing: 'Veuillez entrer un pseudonyme.',
      long: 'Veuillez utiliser 30 caractères ou moins.',
      contact: 'Veuillez choisir un pseudonyme sans adresse courriel ni numéro de téléphone.',
      language: 'Veuillez choisir un autre pseudonyme.',
    },
  },
  photos: 'Photos',
  photosOptional: '(facultatif)',
  addPhotos: 'Ajouter des photos',
  photoHint: ({ count }) =>
    `Jusqu’à ${count} photos de 10 Mo chacune. Nous retirons le lieu et la date de la prise de vue.`,
  photo: ({ position, name }) => `Photo ${position} : ${name}`,
  removePhoto: ({ position, name }) => `Retirer la photo ${position} : ${name}`,
  retryPhoto: ({ position, name }) => `Réessayer : photo ${position}, ${name}`,
  photoBusy: (position) => `Envoi de la photo ${position}`,
  photoAdded: (name) => `${name} ajoutée`,
  photoRemoved: 'Photo retirée',
  photoErrors: {
    type: (name) => `${name} n’est pas une image JPEG, PNG ou WebP. Veuillez choisir une autre photo.`,
    size: (name) => `${name} dépasse 10 Mo. Veuillez choisir une photo plus petite.`,
    unreadable: (name) => `Nous n’avons pas pu lire ${name}. Veuillez choisir une autre photo.`,
    count: 'Vous pouvez ajouter 4 photos. Pour en ajouter une autre, retirez-en une.',
    unsent: 'Certaines photos n’ont pas été envoyées. Réessayez ou retirez-les.',
  },
  published: 'Votre avis est en ligne.',
  pending: 'Nous lisons chaque avis avant de le publier, habituellement en moins de deux jours.',
  thanksTitle: 'Merci',
  notBought:
    'Seules les personnes qui ont acheté ce produit peuvent donner leur avis. Ouvrez une session ou trouvez votre commande, puis revenez ici.',
  signIn: 'Ouvrir une session',
  findOrder: 'Trouver votre commande',
  alreadyWritten: 'Vous avez déjà donné votre avis sur ce produit. Merci.',
  failed: 'Nous n’avons pas pu envoyer votre avis. Veuillez réessayer.',
  checkFailed: 'Nous n’avons pas pu vérifier vos commandes. Veuillez réessayer.',
  retry: 'Réessayer',
  log: 'Error writing a review:',
};

export const report: ConfiguratorKitMessages['report'] = {
  title: 'Signaler cet avis',
  close: 'Fermer',
  cancel: 'Annuler',
  send: 'Envoyer',
  done: 'Terminé',
  legend: 'Quel est le problème?',
  reasons: {
    offensive: 'Il est offensant',
    'not-this-product': 'Il concerne un autre produit',
    advertising: 'C’est de la publicité',
    private: 'Il contient des renseignements personnels',
  },
  comment: 'Autre chose à ajouter?',
  optional: 'Facultatif',
  missing: 'Veuillez choisir une raison.',
  sent: 'Merci. Nous allons vérifier.',
  failed: 'Nous n’avons pas pu envoyer votre signalement. Veuillez réessayer.',
  log: 'Error reporting a review:',
};

export const purchase: ConfiguratorKitMessages['purchase'] = {
  title: 'Livraison et retours',
  returns: (days) =>
    plural(days, {
      one: 'Retours gratuits dans un délai de # jour',
      other: 'Retours gratuits dans un délai de # jours',
    }),
  madeToOrder: (hours) =>
    `Fabriqué sur commande. Annulation dans un délai de ${hours} heures; aucun retour, sauf en cas de dommage.`,
  noReturns: 'Ne peut pas être retourné',
  warranty: (years) => plural(years, { one: 'Garantie de # an', other: 'Garantie de # ans' }),
  financing: (months) => `Sans intérêt avec la carte maison si le solde est payé en entier dans les ${months} mois`,
};

export const share: ConfiguratorKitMessages['share'] = {
  share: 'Partager',
  copied: 'Lien copié',
  failed: 'Nous n’avons pas pu copier le lien. Copiez-le depuis la barre d’adresse.',
};
