import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'ru';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' });
const stars = (count: number) =>
  plural(count, { one: '# звезда', few: '# звезды', many: '# звёзд', other: '# звезды' });

/** The words of `@settee/ui` in Russian. */
export const messages: UiMessages = {
  apply: 'Применить',
  availableIn: 'Доступные варианты:',
  breadcrumb: 'Навигационная цепочка',
  carousel: 'карусель',
  chooseImage: 'Выбрать изображение',
  chooseSlide: 'Выбрать слайд',
  clearAll: 'Сбросить всё',
  close: 'Закрыть',
  closeMessage: 'Закрыть сообщение',
  decreaseQuantity: 'Уменьшить количество',
  increaseQuantity: 'Увеличить количество',
  loadFailed: 'Не удалось загрузить эту часть страницы.',
  loadFailedText: 'Проверьте подключение к интернету и попробуйте ещё раз. Всё, что вы ввели, на месте.',
  loadMore: 'Показать ещё',
  loading: 'Загрузка',
  next: 'Вперёд',
  nextPage: 'Следующая страница',
  notifications: 'Уведомления (F8)',
  open: 'Открыть',
  optional: 'Необязательно',
  page: ({ page, count }) => `Страница ${page} из ${count}`,
  pages: 'Страницы',
  pause: 'Пауза',
  play: 'Воспроизвести',
  previous: 'Назад',
  previousPage: 'Предыдущая страница',
  quantityRange: ({ min, max }) => `Укажите количество от ${min} до ${max}.`,
  rated: (rating) => `Рейтинг: ${rating} из 5 звёзд`,
  regularPrice: 'Обычная цена',
  removeItem: (label) => `Убрать фильтр «${label}»`,
  results: (count) =>
    plural(count, { one: '# результат', few: '# результата', many: '# результатов', other: '# результата' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Цена со скидкой',
  searching: 'Идёт поиск',
  nothingFound: 'Ничего не найдено',
  showImage: ({ image, count }) => `Показать изображение ${image} из ${count}`,
  showLess: 'Свернуть',
  showMore: 'Развернуть',
  showSlide: ({ slide, count }) => `Показать слайд ${slide} из ${count}`,
  showing: ({ shown, count }) => `Показано ${formatCount(shown, locale)} из ${formatCount(count, locale)}`,
  slide: 'слайд',
  slideOf: ({ slide, count }) => `${slide} из ${count}`,
  slides: 'Слайды',
  sortBy: 'Сортировка:',
  stars,
  stepDone: 'Выполнено:',
  stepWrong: 'Требует внимания:',
  suggestions: (count) =>
    plural(count, { one: '# подсказка', few: '# подсказки', many: '# подсказок', other: '# подсказки' }),
  tryAgain: 'Повторить',
  unavailable: 'недоступно',
  unrated: 'Отзывов пока нет',
  videoFailed: 'Не удалось загрузить видео.',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
};
