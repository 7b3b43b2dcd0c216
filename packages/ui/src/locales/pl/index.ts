import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'pl';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' });
const stars = (count: number) =>
  plural(count, { one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' });

/** The words of `@settee/ui` in Polish. */
export const messages: UiMessages = {
  apply: 'Zastosuj',
  availableIn: 'Dostępne kolory:',
  breadcrumb: 'Ścieżka nawigacji',
  carousel: 'karuzela',
  chooseImage: 'Wybierz zdjęcie',
  chooseSlide: 'Wybierz slajd',
  clearAll: 'Wyczyść wszystko',
  close: 'Zamknij',
  closeMessage: 'Zamknij komunikat',
  decreaseQuantity: 'Zmniejsz ilość',
  increaseQuantity: 'Zwiększ ilość',
  loadFailed: 'Nie udało się wczytać tej części strony.',
  loadFailedText: 'Sprawdź połączenie i\u00a0spróbuj ponownie. Wprowadzone dane zostały zachowane.',
  loadMore: 'Wczytaj więcej',
  loading: 'Wczytywanie',
  next: 'Następny',
  nextPage: 'Następna strona',
  notifications: 'Powiadomienia (F8)',
  open: 'Otwórz',
  optional: 'Opcjonalnie',
  page: ({ page, count }) => `Strona ${page} z\u00a0${count}`,
  pages: 'Strony',
  pause: 'Wstrzymaj',
  play: 'Odtwórz',
  previous: 'Poprzedni',
  previousPage: 'Poprzednia strona',
  quantityRange: ({ min, max }) => `Wybierz ilość od ${min} do ${max}.`,
  rated: (rating) => `Ocena: ${rating} na 5 gwiazdek`,
  regularPrice: 'Cena regularna',
  removeItem: (label) => `Usuń filtr ${label}`,
  results: (count) => plural(count, { one: '# wynik', few: '# wyniki', many: '# wyników', other: '# wyniku' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Cena promocyjna',
  searching: 'Wyszukiwanie',
  nothingFound: 'Brak wyników',
  showImage: ({ image, count }) => `Pokaż zdjęcie ${image} z\u00a0${count}`,
  showLess: 'Pokaż mniej',
  showMore: 'Pokaż więcej',
  showSlide: ({ slide, count }) => `Pokaż slajd ${slide} z\u00a0${count}`,
  showing: ({ shown, count }) => `Wyświetlono ${formatCount(shown, locale)} z\u00a0${formatCount(count, locale)}`,
  slide: 'slajd',
  slideOf: ({ slide, count }) => `${slide} z\u00a0${count}`,
  slides: 'Slajdy',
  sortBy: 'Sortuj:',
  stars,
  stepDone: 'Ukończono:',
  stepWrong: 'Wymaga poprawy:',
  suggestions: (count) =>
    plural(count, { one: '# podpowiedź', few: '# podpowiedzi', many: '# podpowiedzi', other: '# podpowiedzi' }),
  tryAgain: 'Spróbuj ponownie',
  unavailable: 'niedostępne',
  unrated: 'Nie ma jeszcze opinii',
  videoFailed: 'Nie udało się wczytać tego filmu.',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
};
