import type { UiMessages } from '../../message-types.ts';
import { createPlural } from '../../plural.ts';
import { formatCount } from '../../format-count.ts';

const locale = 'ar-u-nu-latn';
const plural = createPlural(locale);
const reviews = (count: number) =>
  plural(count, {
    zero: 'لا توجد تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '# تقييمات',
    many: '# تقييمًا',
    other: '# تقييم',
  });
const stars = (count: number) =>
  plural(count, {
    zero: '# نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '# نجوم',
    many: '# نجمة',
    other: '# نجمة',
  });

/** The words of `@settee/ui` in Arabic. */
export const messages: UiMessages = {
  apply: 'تطبيق',
  availableIn: 'الألوان المتوفرة:',
  breadcrumb: 'مسار التنقل',
  carousel: 'عرض دوّار',
  chooseImage: 'اختيار صورة',
  chooseSlide: 'اختيار شريحة',
  clearAll: 'مسح الكل',
  close: 'إغلاق',
  closeMessage: 'إغلاق الرسالة',
  decreaseQuantity: 'تقليل الكمية',
  increaseQuantity: 'زيادة الكمية',
  loadFailed: 'تعذّر تحميل هذا الجزء من الصفحة.',
  loadFailedText: 'يُرجى التحقق من اتصالك بالإنترنت والمحاولة مرة أخرى. كل ما أدخلته لا يزال موجودًا.',
  loadMore: 'تحميل المزيد',
  loading: 'جارٍ التحميل',
  next: 'التالي',
  nextPage: 'الصفحة التالية',
  notifications: 'الإشعارات (F8)',
  open: 'فتح',
  optional: 'اختياري',
  page: ({ page, count }) => `صفحة ${page} من ${count}`,
  pages: 'الصفحات',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  previous: 'السابق',
  previousPage: 'الصفحة السابقة',
  quantityRange: ({ min, max }) => `يُرجى اختيار كمية من ${min} إلى ${max}.`,
  rated: (rating) => `التقييم ${rating} من 5 نجوم`,
  regularPrice: 'السعر العادي',
  removeItem: (label) => `إزالة فلتر ${label}`,
  results: (count) =>
    plural(count, {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  reviews: ({ rating, count }) => `${rating} (${reviews(count)})`,
  reviewsWithStars: ({ stars: count, count: total }) => `${stars(count)}، ${reviews(total)}`,
  salePrice: 'السعر بعد الخصم',
  searching: 'جارٍ البحث',
  nothingFound: 'لا توجد نتائج',
  showImage: ({ image, count }) => `عرض الصورة ${image} من ${count}`,
  showLess: 'عرض أقل',
  showMore: 'عرض المزيد',
  showSlide: ({ slide, count }) => `عرض الشريحة ${slide} من ${count}`,
  showing: ({ shown, count }) => `عرض ${formatCount(shown, locale)} من ${formatCount(count, locale)}`,
  slide: 'شريحة',
  slideOf: ({ slide, count }) => `${slide} من ${count}`,
  slides: 'الشرائح',
  sortBy: 'الترتيب حسب:',
  stars,
  stepDone: 'مكتملة:',
  stepWrong: 'تحتاج إلى تصحيح:',
  suggestions: (count) =>
    plural(count, {
      zero: 'لا توجد اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  tryAgain: 'إعادة المحاولة',
  unavailable: 'غير متوفر',
  unrated: 'لا توجد تقييمات بعد',
  videoFailed: 'تعذّر تحميل هذا الفيديو.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
};
