import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'sk';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '#\u00a0recenzia', few: '#\u00a0recenzie', other: '#\u00a0recenzií' });
const stars = (count: number) =>
  plural(count, { one: '#\u00a0hviezdička', few: '#\u00a0hviezdičky', other: '#\u00a0hviezdičiek' });

/** The words of `@settee/ui` in Slovak. */
export const messages: UiMessages = {
  apply: 'Použiť',
  availableIn: 'Dostupné farby:',
  breadcrumb: 'Omrvinková navigácia',
  carousel: 'karusel',
  chooseImage: 'Vybrať obrázok',
  chooseSlide: 'Vybrať snímku',
  clearAll: 'Vymazať všetko',
  close: 'Zavrieť',
  closeMessage: 'Zavrieť správu',
  decreaseQuantity: 'Znížiť množstvo',
  increaseQuantity: 'Zvýšiť množstvo',
  loadFailed: 'Túto časť stránky sa nepodarilo načítať.',
  loadFailedText: 'Skontrolujte pripojenie a\u00a0skúste to znova. Zadané údaje zostali zachované.',
  loadMore: 'Načítať ďalšie',
  loading: 'Načítava sa',
  next: 'Nasledujúce',
  nextPage: 'Nasledujúca strana',
  notifications: 'Oznámenia (F8)',
  open: 'Otvoriť',
  optional: 'Nepovinné',
  page: ({ page, count }) => `Strana ${page} z\u00a0${count}`,
  pages: 'Strany',
  pause: 'Pozastaviť',
  play: 'Prehrať',
  previous: 'Predchádzajúce',
  previousPage: 'Predchádzajúca strana',
  quantityRange: ({ min, max }) => `Zvoľte množstvo od ${min} do ${max}.`,
  rated: (rating) => `Hodnotenie: ${rating} z\u00a05 hviezdičiek`,
  regularPrice: 'Bežná cena',
  removeItem: (label) => `Zrušiť filter ${label}`,
  results: (count) => plural(count, { one: '#\u00a0výsledok', few: '#\u00a0výsledky', other: '#\u00a0výsledkov' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Akciová cena',
  searching: 'Vyhľadáva sa',
  nothingFound: 'Nič sa nenašlo',
  showImage: ({ image, count }) => `Zobraziť obrázok ${image} z\u00a0${count}`,
  showLess: 'Zobraziť menej',
  showMore: 'Zobraziť viac',
  showSlide: ({ slide, count }) => `Zobraziť snímku ${slide} z\u00a0${count}`,
  showing: ({ shown, count }) => `Zobrazuje sa ${formatCount(shown, locale)} z\u00a0${formatCount(count, locale)}`,
  slide: 'snímka',
  slideOf: ({ slide, count }) => `${slide} z\u00a0${count}`,
  slides: 'Snímky',
  sortBy: 'Zoradiť:',
  stars,
  stepDone: 'Hotovo:',
  stepWrong: 'Vyžaduje opravu:',
  suggestions: (count) => plural(count, { one: '#\u00a0návrh', few: '#\u00a0návrhy', other: '#\u00a0návrhov' }),
  tryAgain: 'Skúsiť znova',
  unavailable: 'nedostupné',
  unrated: 'Zatiaľ bez recenzií',
  videoFailed: 'Toto video sa nepodarilo načítať.',
  zoomIn: 'Priblížiť',
  zoomOut: 'Oddialiť',
};
