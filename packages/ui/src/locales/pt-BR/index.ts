import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'pt-BR';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, { one: '# avaliação', many: '# de avaliações', other: '# avaliações' });
const stars = (count: number) => plural(count, { one: '# estrela', many: '# de estrelas', other: '# estrelas' });

/** The words of `@settee/ui` in Brazilian Portuguese. */
export const messages: UiMessages = {
  apply: 'Aplicar',
  availableIn: 'Disponível em',
  breadcrumb: 'Trilha de navegação',
  carousel: 'carrossel',
  chooseImage: 'Escolher uma imagem',
  chooseSlide: 'Escolher um slide',
  clearAll: 'Limpar tudo',
  close: 'Fechar',
  closeMessage: 'Fechar mensagem',
  decreaseQuantity: 'Diminuir quantidade',
  increaseQuantity: 'Aumentar quantidade',
  loadFailed: 'Não foi possível carregar esta parte da página.',
  loadFailedText: 'Verifique sua conexão e tente novamente. Tudo o que você preencheu continua aqui.',
  loadMore: 'Carregar mais',
  loading: 'Carregando',
  next: 'Próximo',
  nextPage: 'Próxima página',
  notifications: 'Notificações (F8)',
  open: 'Abrir',
  optional: 'Opcional',
  page: ({ page, count }) => `Página ${page} de ${count}`,
  pages: 'Páginas',
  pause: 'Pausar',
  play: 'Reproduzir',
  previous: 'Anterior',
  previousPage: 'Página anterior',
  quantityRange: ({ min, max }) => `Escolha uma quantidade entre ${min} e ${max}.`,
  rated: (rating) => `Avaliação: ${rating} de 5 estrelas`,
  regularPrice: 'Preço normal',
  removeItem: (label) => `Remover o filtro ${label}`,
  results: (count) => plural(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'Preço promocional',
  searching: 'Buscando',
  nothingFound: 'Nenhum resultado',
  showImage: ({ image, count }) => `Mostrar imagem ${image} de ${count}`,
  showLess: 'Ver menos',
  showMore: 'Ver mais',
  showSlide: ({ slide, count }) => `Mostrar slide ${slide} de ${count}`,
  showing: ({ shown, count }) => `Exibindo ${formatCount(shown, locale)} de ${formatCount(count, locale)}`,
  slide: 'slide',
  slideOf: ({ slide, count }) => `${slide} de ${count}`,
  slides: 'Slides',
  sortBy: 'Ordenar por:',
  stars,
  stepDone: 'Concluído:',
  stepWrong: 'Requer atenção:',
  suggestions: (count) => plural(count, { one: '# sugestão', many: '# de sugestões', other: '# sugestões' }),
  tryAgain: 'Tentar novamente',
  unavailable: 'indisponível',
  unrated: 'Ainda não há avaliações',
  videoFailed: 'Não foi possível carregar este vídeo.',
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
};
