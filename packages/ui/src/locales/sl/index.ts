import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'sl';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '# mnenje', two: '# mnenji', few: '# mnenja', other: '# mnenj' });
const stars = (count: number) =>
  plural(count, { one: '# zvezdica', two: '# zvezdici', few: '# zvezdice', other: '# zvezdic' });

/** The words of `@settee/ui` in Slovenian. */
export const messages: UiMessages = {
  apply: 'Uporabi',
  availableIn: 'Barve na voljo:',
  breadcrumb: 'Navigacijska pot',
  carousel: 'vrtiljak',
  chooseImage: 'Izberite sliko',
  chooseSlide: 'Izberite diapozitiv',
  clearAll: 'Počisti vse',
  close: 'Zapri',
  closeMessage: 'Zapri sporočilo',
  decreaseQuantity: 'Zmanjšaj količino',
  increaseQuantity: 'Povečaj količino',
  loadFailed: 'Tega dela strani ni bilo mogoče naložiti.',
  loadFailedText: 'Preverite povezavo in poskusite znova. Vneseni podatki so ohranjeni.',
  loadMore: 'Naloži več',
  loading: 'Nalaganje',
  next: 'Naslednji',
  nextPage: 'Naslednja stran',
  notifications: 'Obvestila (F8)',
  open: 'Odpri',
  optional: 'Neobvezno',
  page: ({ page, count }) => `Stran ${page} od ${count}`,
  pages: 'Strani',
  pause: 'Začasno ustavi',
  play: 'Predvajaj',
  previous: 'Prejšnji',
  previousPage: 'Prejšnja stran',
  quantityRange: ({ min, max }) => `Izberite količino od ${min} do ${max}.`,
  rated: (rating) => `Ocena: ${rating} od 5 zvezdic`,
  regularPrice: 'Redna cena',
  removeItem: (label) => `Odstrani filter ${label}`,
  results: (count) => plural(count, { one: '# zadetek', two: '# zadetka', few: '# zadetki', other: '# zadetkov' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Akcijska cena',
  searching: 'Iskanje',
  nothingFound: 'Ni zadetkov',
  showImage: ({ image, count }) => `Prikaži sliko ${image} od ${count}`,
  showLess: 'Prikaži manj',
  showMore: 'Prikaži več',
  showSlide: ({ slide, count }) => `Prikaži diapozitiv ${slide} od ${count}`,
  showing: ({ shown, count }) => `Prikazano: ${formatCount(shown, locale)} od ${formatCount(count, locale)}`,
  slide: 'diapozitiv',
  slideOf: ({ slide, count }) => `${slide} od ${count}`,
  slides: 'Diapozitivi',
  sortBy: 'Razvrsti:',
  stars,
  stepDone: 'Opravljeno:',
  stepWrong: 'Potreben popravek:',
  suggestions: (count) =>
    plural(count, { one: '# predlog', two: '# predloga', few: '# predlogi', other: '# predlogov' }),
  tryAgain: 'Poskusi znova',
  unavailable: 'ni na voljo',
  unrated: 'Mnenj še ni',
  videoFailed: 'Tega videoposnetka ni bilo mogoče naložiti.',
  zoomIn: 'Povečaj',
  zoomOut: 'Pomanjšaj',
};
