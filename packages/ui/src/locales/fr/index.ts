import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'fr';
const plural = createPlural(locale);
const reviews = (count: number) => plural(count, { one: '# avis', many: '# d’avis', other: '# avis' });
const stars = (count: number) => plural(count, { one: '# étoile', many: '# d’étoiles', other: '# étoiles' });

/** The words of `@settee/ui` in French. */
export const messages: UiMessages = {
  apply: 'Appliquer',
  availableIn: 'Disponible en',
  breadcrumb: 'Fil d’Ariane',
  carousel: 'carrousel',
  chooseImage: 'Choisir une image',
  chooseSlide: 'Choisir une diapositive',
  clearAll: 'Tout effacer',
  close: 'Fermer',
  closeMessage: 'Fermer le message',
  decreaseQuantity: 'Diminuer la quantité',
  increaseQuantity: 'Augmenter la quantité',
  loadFailed: 'Cette partie de la page n’a pas pu être chargée.',
  loadFailedText: 'Vérifiez votre connexion et réessayez. Tout ce que vous avez saisi a été conservé.',
  loadMore: 'Afficher plus',
  loading: 'Chargement',
  next: 'Suivant',
  nextPage: 'Page suivante',
  notifications: 'Notifications (F8)',
  open: 'Ouvrir',
  optional: 'Facultatif',
  page: ({ page, count }) => `Page ${page} sur ${count}`,
  pages: 'Pages',
  pause: 'Pause',
  play: 'Lecture',
  previous: 'Précédent',
  previousPage: 'Page précédente',
  quantityRange: ({ min, max }) => `Veuillez choisir une quantité entre ${min} et ${max}.`,
  rated: (rating) => `Note\u00a0: ${rating} sur 5 étoiles`,
  regularPrice: 'Prix habituel',
  removeItem: (label) => `Retirer le filtre ${label}`,
  results: (count) => plural(count, { one: '# résultat', many: '# de résultats', other: '# résultats' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Prix promotionnel',
  searching: 'Recherche en cours',
  nothingFound: 'Aucun résultat',
  showImage: ({ image, count }) => `Afficher l’image ${image} sur ${count}`,
  showLess: 'Voir moins',
  showMore: 'Voir plus',
  showSlide: ({ slide, count }) => `Afficher la diapositive ${slide} sur ${count}`,
  showing: ({ shown, count }) =>
    `Éléments affichés\u00a0: ${formatCount(shown, locale)} sur ${formatCount(count, locale)}`,
  slide: 'diapositive',
  slideOf: ({ slide, count }) => `${slide} sur ${count}`,
  slides: 'Diapositives',
  sortBy: 'Trier par\u00a0:',
  stars,
  stepDone: 'Terminé\u00a0:',
  stepWrong: 'À corriger\u00a0:',
  suggestions: (count) => plural(count, { one: '# suggestion', many: '# de suggestions', other: '# suggestions' }),
  tryAgain: 'Réessayer',
  unavailable: 'indisponible',
  unrated: 'Aucun avis pour le moment',
  videoFailed: 'Impossible de charger cette vidéo.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
};
