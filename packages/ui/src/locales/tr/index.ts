import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'tr';
const plural = createPlural(locale);
const reviews = (count: number) => plural(count, { one: '# değerlendirme', other: '# değerlendirme' });
const stars = (count: number) => plural(count, { one: '# yıldız', other: '# yıldız' });

/** The words of `@settee/ui` in Turkish. */
export const messages: UiMessages = {
  apply: 'Uygula',
  availableIn: 'Mevcut seçenekler:',
  breadcrumb: 'Gezinme yolu',
  carousel: 'slayt gösterisi',
  chooseImage: 'Görsel seç',
  chooseSlide: 'Slayt seç',
  clearAll: 'Tümünü temizle',
  close: 'Kapat',
  closeMessage: 'Mesajı kapat',
  decreaseQuantity: 'Adedi azalt',
  increaseQuantity: 'Adedi artır',
  loadFailed: 'Sayfanın bu bölümü yüklenemedi.',
  loadFailedText: 'Bağlantınızı kontrol edip tekrar deneyin. Girdiğiniz her şey hâlâ burada.',
  loadMore: 'Daha fazla yükle',
  loading: 'Yükleniyor',
  next: 'Sonraki',
  nextPage: 'Sonraki sayfa',
  notifications: 'Bildirimler (F8)',
  open: 'Aç',
  optional: 'İsteğe bağlı',
  page: ({ page, count }) => `Sayfa ${page}/${count}`,
  pages: 'Sayfalar',
  pause: 'Duraklat',
  play: 'Oynat',
  previous: 'Önceki',
  previousPage: 'Önceki sayfa',
  quantityRange: ({ min, max }) => `Lütfen adedi ${min} ile ${max} arasında seçin.`,
  rated: (rating) => `5 yıldız üzerinden ${rating}`,
  regularPrice: 'Normal fiyat',
  removeItem: (label) => `${label} filtresini kaldır`,
  results: (count) => plural(count, { one: '# sonuç', other: '# sonuç' }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}, ${reviews(total)}`,
  salePrice: 'İndirimli fiyat',
  searching: 'Aranıyor',
  nothingFound: 'Sonuç bulunamadı',
  showImage: ({ image, count }) => `${count} görselden ${image}. görseli göster`,
  showLess: 'Daha az göster',
  showMore: 'Daha fazla göster',
  showSlide: ({ slide, count }) => `${count} slayttan ${slide}. slaytı göster`,
  showing: ({ shown, count }) =>
    `${formatCount(count, locale)} sonuçtan ${formatCount(shown, locale)} tanesi gösteriliyor`,
  slide: 'slayt',
  slideOf: ({ slide, count }) => `${slide}/${count}`,
  slides: 'Slaytlar',
  sortBy: 'Sırala:',
  stars,
  stepDone: 'Tamamlandı:',
  stepWrong: 'Kontrol edin:',
  suggestions: (count) => plural(count, { one: '# öneri', other: '# öneri' }),
  tryAgain: 'Tekrar dene',
  unavailable: 'mevcut değil',
  unrated: 'Henüz değerlendirme yok',
  videoFailed: 'Video yüklenemedi.',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
};
