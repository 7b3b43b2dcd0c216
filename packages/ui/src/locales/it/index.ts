import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'it';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '# recensione', many: '# di recensioni', other: '# recensioni' });
const stars = (count: number) => plural(count, { one: '# stella', many: '# di stelle', other: '# stelle' });

/** The words of `@settee/ui` in Italian. */
export const messages: UiMessages = {
  apply: 'Applica',
  availableIn: 'Disponibile in',
  breadcrumb: 'Percorso di navigazione',
  carousel: 'carosello',
  chooseImage: 'Scegli un’immagine',
  chooseSlide: 'Scegli una slide',
  clearAll: 'Cancella tutto',
  close: 'Chiudi',
  closeMessage: 'Chiudi il messaggio',
  decreaseQuantity: 'Riduci la quantità',
  increaseQuantity: 'Aumenta la quantità',
  loadFailed: 'Non è stato possibile caricare questa parte della pagina.',
  loadFailedText: 'Controlla la connessione e riprova. Tutti i dati inseriti sono ancora qui.',
  loadMore: 'Carica altro',
  loading: 'Caricamento',
  next: 'Successivo',
  nextPage: 'Pagina successiva',
  notifications: 'Notifiche (F8)',
  open: 'Apri',
  optional: 'Facoltativo',
  page: ({ page, count }) => `Pagina ${page} di ${count}`,
  pages: 'Pagine',
  pause: 'Pausa',
  play: 'Riproduci',
  previous: 'Precedente',
  previousPage: 'Pagina precedente',
  quantityRange: ({ min, max }) => `Scegli una quantità da ${min} a ${max}.`,
  rated: (rating) => `Valutazione: ${rating} su 5 stelle`,
  regularPrice: 'Prezzo di listino',
  removeItem: (label) => `Rimuovi il filtro ${label}`,
  results: (count) => plural(count, { one: '# risultato', many: '# di risultati', other: '# risultati' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Prezzo scontato',
  searching: 'Ricerca in corso',
  nothingFound: 'Nessun risultato',
  showImage: ({ image, count }) => `Mostra l’immagine ${image} di ${count}`,
  showLess: 'Mostra meno',
  showMore: 'Mostra di più',
  showSlide: ({ slide, count }) => `Mostra la slide ${slide} di ${count}`,
  showing: ({ shown, count }) => `Stai visualizzando ${formatCount(shown, locale)} di ${formatCount(count, locale)}`,
  slide: 'slide',
  slideOf: ({ slide, count }) => `${slide} di ${count}`,
  slides: 'Slide',
  sortBy: 'Ordina per:',
  stars,
  stepDone: 'Completato:',
  stepWrong: 'Da correggere:',
  suggestions: (count) => plural(count, { one: '# suggerimento', many: '# di suggerimenti', other: '# suggerimenti' }),
  tryAgain: 'Riprova',
  unavailable: 'non disponibile',
  unrated: 'Ancora nessuna recensione',
  videoFailed: 'Non è stato possibile caricare il video.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
};
