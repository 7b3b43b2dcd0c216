import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'uk';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '# відгук', few: '# відгуки', many: '# відгуків', other: '# відгуку' });
const stars = (count: number) => plural(count, { one: '# зірка', few: '# зірки', many: '# зірок', other: '# зірки' });

/** The words of `@settee/ui` in Ukrainian. */
export const messages: UiMessages = {
  apply: 'Застосувати',
  availableIn: 'Доступні варіанти:',
  breadcrumb: 'Навігаційний ланцюжок',
  carousel: 'карусель',
  chooseImage: 'Вибрати зображення',
  chooseSlide: 'Вибрати слайд',
  clearAll: 'Скинути все',
  close: 'Закрити',
  closeMessage: 'Закрити повідомлення',
  decreaseQuantity: 'Зменшити кількість',
  increaseQuantity: 'Збільшити кількість',
  loadFailed: 'Не вдалося завантажити цю частину сторінки.',
  loadFailedText: 'Перевірте підключення до інтернету та спробуйте ще раз. Усе, що ви ввели, на місці.',
  loadMore: 'Показати ще',
  loading: 'Завантаження',
  next: 'Вперед',
  nextPage: 'Наступна сторінка',
  notifications: 'Сповіщення (F8)',
  open: 'Відкрити',
  optional: 'Необов’язково',
  page: ({ page, count }) => `Сторінка ${page} з ${count}`,
  pages: 'Сторінки',
  pause: 'Пауза',
  play: 'Відтворити',
  previous: 'Назад',
  previousPage: 'Попередня сторінка',
  quantityRange: ({ min, max }) => `Вкажіть кількість від ${min} до ${max}.`,
  rated: (rating) => `Рейтинг: ${rating} з 5 зірок`,
  regularPrice: 'Звичайна ціна',
  removeItem: (label) => `Прибрати фільтр «${label}»`,
  results: (count) =>
    plural(count, { one: '# результат', few: '# результати', many: '# результатів', other: '# результату' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Ціна зі знижкою',
  searching: 'Триває пошук',
  nothingFound: 'Нічого не знайдено',
  showImage: ({ image, count }) => `Показати зображення ${image} з ${count}`,
  showLess: 'Згорнути',
  showMore: 'Розгорнути',
  showSlide: ({ slide, count }) => `Показати слайд ${slide} з ${count}`,
  showing: ({ shown, count }) => `Показано ${formatCount(shown, locale)} з ${formatCount(count, locale)}`,
  slide: 'слайд',
  slideOf: ({ slide, count }) => `${slide} з ${count}`,
  slides: 'Слайди',
  sortBy: 'Сортування:',
  stars,
  stepDone: 'Виконано:',
  stepWrong: 'Потребує уваги:',
  suggestions: (count) =>
    plural(count, { one: '# підказка', few: '# підказки', many: '# підказок', other: '# підказки' }),
  tryAgain: 'Повторити',
  unavailable: 'недоступно',
  unrated: 'Відгуків ще немає',
  videoFailed: 'Не вдалося завантажити відео.',
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
};
