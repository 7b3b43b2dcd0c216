/**
 * Type of the words of a component, from its English ones: strings, functions that return them, and groups of both. A
 * translation has all of them. A function takes one value, or one object of named values: a translator may need them in
 * another order.
 */
export type Messages<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Words
    ? Values extends [unknown?]
      ? (...values: Values) => Messages<Words>
      : never
    : { readonly [Key in keyof English]: Messages<English[Key]> };

/** Words of this package's components, with the parts of a sentence that are filled in. */
export interface UiMessages {
  apply: string;
  availableIn: string;
  breadcrumb: string;
  /** Says what a carousel is, after its name. */
  carousel: string;
  chooseImage: string;
  chooseSlide: string;
  clearAll: string;
  close: string;
  closeMessage: string;
  decreaseQuantity: string;
  increaseQuantity: string;
  loadFailed: string;
  loadFailedText: string;
  loadMore: string;
  loading: string;
  next: string;
  nextPage: string;
  notifications: string;
  open: string;
  optional: string;
  page: (values: { page: number; count: number }) => string;
  pages: string;
  pause: string;
  play: string;
  previous: string;
  previousPage: string;
  quantityRange: (values: { min: number; max: number }) => string;
  rated: (rating: string) => string;
  regularPrice: string;
  removeItem: (label: string) => string;
  results: (count: number) => string;
  reviews: (values: { rating: string; count: number }) => string;
  reviewsWithStars: (values: { stars: number; count: number }) => string;
  salePrice: string;
  searching: string;
  nothingFound: string;
  showImage: (values: { image: number; count: number }) => string;
  showLess: string;
  showMore: string;
  showSlide: (values: { slide: number; count: number }) => string;
  showing: (values: { shown: number; count: number }) => string;
  /** Says what a part of a carousel is. */
  slide: string;
  slideOf: (values: { slide: number; count: number }) => string;
  /** Names the part of a carousel that scrolls. */
  slides: string;
  sortBy: string;
  stars: (stars: number) => string;
  stepDone: string;
  stepWrong: string;
  suggestions: (count: number) => string;
  tryAgain: string;
  unavailable: string;
  unrated: string;
  videoFailed: string;
  zoomIn: string;
  zoomOut: string;
}
