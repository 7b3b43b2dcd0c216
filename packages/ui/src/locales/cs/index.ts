import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'cs';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '#\u00a0recenze', few: '#\u00a0recenze', other: '#\u00a0recenzí' });
const stars = (count: number) =>
  plural(count, { one: '#\u00a0hvězdička', few: '#\u00a0hvězdičky', other: '#\u00a0hvězdiček' });

/** The words of `@settee/ui` in Czech. */
export const messages: UiMessages = {
  apply: 'Použít',
  availableIn: 'Dostupné barvy:',
  breadcrumb: 'Drobečková navigace',
  carousel: 'karusel',
  chooseImage: 'Vybrat obrázek',
  chooseSlide: 'Vybrat snímek',
  clearAll: 'Vymazat vše',
  close: 'Zavřít',
  closeMessage: 'Zavřít zprávu',
  decreaseQuantity: 'Snížit množství',
  increaseQuantity: 'Zvýšit množství',
  loadFailed: 'Tuto část stránky se nepodařilo načíst.',
  loadFailedText: 'Zkontrolujte připojení a\u00a0zkuste to znovu. Zadané údaje zůstaly zachovány.',
  loadMore: 'Načíst další',
  loading: 'Načítání',
  next: 'Další',
  nextPage: 'Další stránka',
  notifications: 'Oznámení (F8)',
  open: 'Otevřít',
  optional: 'Nepovinné',
  page: ({ page, count }) => `Stránka ${page} z\u00a0${count}`,
  pages: 'Stránky',
  pause: 'Pozastavit',
  play: 'Přehrát',
  previous: 'Předchozí',
  previousPage: 'Předchozí stránka',
  quantityRange: ({ min, max }) => `Zvolte množství od ${min} do ${max}.`,
  rated: (rating) => `Hodnocení: ${rating} z\u00a05 hvězdiček`,
  regularPrice: 'Běžná cena',
  removeItem: (label) => `Zrušit filtr ${label}`,
  results: (count) => plural(count, { one: '#\u00a0výsledek', few: '#\u00a0výsledky', other: '#\u00a0výsledků' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Akční cena',
  searching: 'Vyhledávání',
  nothingFound: 'Nic jsme nenašli',
  showImage: ({ image, count }) => `Zobrazit obrázek ${image} z\u00a0${count}`,
  showLess: 'Zobrazit méně',
  showMore: 'Zobrazit více',
  showSlide: ({ slide, count }) => `Zobrazit snímek ${slide} z\u00a0${count}`,
  showing: ({ shown, count }) => `Zobrazeno ${formatCount(shown, locale)} z\u00a0${formatCount(count, locale)}`,
  slide: 'snímek',
  slideOf: ({ slide, count }) => `${slide} z\u00a0${count}`,
  slides: 'Snímky',
  sortBy: 'Řazení:',
  stars,
  stepDone: 'Hotovo:',
  stepWrong: 'Vyžaduje opravu:',
  suggestions: (count) => plural(count, { one: '#\u00a0návrh', few: '#\u00a0návrhy', other: '#\u00a0návrhů' }),
  tryAgain: 'Zkusit znovu',
  unavailable: 'není k\u00a0dispozici',
  unrated: 'Zatím bez recenzí',
  videoFailed: 'Toto video se nepodařilo načíst.',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
};
