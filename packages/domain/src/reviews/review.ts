import type { Sku } from '../site/brand.ts';

/** From 1 to 5. SUMM-07 */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** A photograph of a review. Its description is made of place and nickname, where it is shown. */
export interface ReviewPhoto {
  url: string;
  /** Its small version. */
  smallUrl: string;
  /** Size in px. */
  width: number;
  height: number;
}

/** A published review of a product. SUMM-08 */
export interface Review {
  id: number;
  reviewRating: Stars;
  title: string;
  text: string;
  UserNickname: string;
  /** Empty when unknown. */
  location: string;
  /** Local date, such as `2026-10-28`. */
  date: string;
  isVerifiedBuyer: boolean;
  helpfulCount: number;
  photos: readonly ReviewPhoto[];
}

/** Orders of reviews. */
export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Filter and order of the reviews of a product. */
export interface ReviewQuery {
  sort: ReviewSort;
  /** Ratings that are shown; all when empty. */
  stars: readonly Stars[];
  /** Words in title or text; all when empty. */
  search: string;
  /** Only reviews with photographs. */
  withPhotos: boolean;
  /** Number of reviews, from the first. */
  limit: number;
}

/** Reviews that match a query, with the counts of all reviews of the product. */
export interface ReviewList {
  reviews: readonly Review[];
  /** Number of reviews that match. */
  matching: number;
  /** Mean of all ratings with one decimal; 0 without any. */
  average: number;
  /** Number of reviews by stars. SUMM-07 */
  counts: Readonly<Record<Stars, number>>;
  /** Number of reviews with photographs. */
  withPhotos: number;
}

/** Number of reviews shown at first, and added by each 'Show more'. */
export const reviewsPerPage = 5;
/** Maximum number of reviews that one page shows. */
export const maxReviewsShown = 200;

/** The most helpful reviews, without filters. */
export const defaultReviewQuery: ReviewQuery = {
  sort: 'helpful',
  stars: [],
  search: '',
  withPhotos: false,
  limit: reviewsPerPage,
};

/** A review as a buyer writes it. */
export interface NewReview {
  sku: Sku;
  /** 0 before the shopper has chosen. */
  stars: Stars | 0;
  title: string;
  text: string;
  nickname: string;
  /** Keys of the photographs that were sent before, in their order. */
  photos: readonly string[];
}

/** Minimum and maximum lengths of a review, in characters. */
export const reviewLimits = { title: 80, minText: 20, text: 2000, nickname: 30, search: 60 } as const;

/** Photographs of a review. Browsers shrink them before they are sent, which also drops where they were taken. */
export const reviewPhotoLimits = {
  count: 4,
  /** Of a file that the shopper chooses, in bytes. */
  fileSize: 10 * 1024 * 1024,
  /** The longer side of what is sent, in px. */
  side: 1600,
  /** Length of what is sent as base64. */
  sent: 2_400_000,
} as const;

/** Result of a photograph that was sent; a review names it by its key. */
export type SentPhoto = { status: 'stored'; key: string } | { status: 'unreadable' | 'not-bought' | 'already-written' };

export type ReviewField = 'stars' | 'title' | 'text' | 'nickname';
export type ReviewFieldError = 'missing' | 'short' | 'long' | 'contact' | 'language';
export type ReviewErrors = Partial<Record<ReviewField, ReviewFieldError>>;

/** Email addresses, web addresses and phone numbers, which are not published. */
const contact = /\S@\S|https?:|www\.|(?:\+?\d[\s().-]*){9,}\d/i;

function checkText(text: string, maximum: number, minimum = 1): ReviewFieldError | undefined {
  const { length } = [...text.trim()];
  if (length === 0) return 'missing';
  if (length < minimum) return 'short';
  if (length > maximum) return 'long';
  return contact.test(text) ? 'contact' : undefined;
}

/** Validates what is written; empty if it can be sent. The server also rejects offensive words. */
export function validateReview({ stars, title, text, nickname }: Omit<NewReview, 'sku' | 'photos'>): ReviewErrors {
  const found: Record<ReviewField, ReviewFieldError | undefined> = {
    stars: stars === 0 ? 'missing' : undefined,
    title: checkText(title, reviewLimits.title),
    text: checkText(text, reviewLimits.text, reviewLimits.minText),
    nickname: checkText(nickname, reviewLimits.nickname),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}

/** Whether a shopper may write a review of a product. */
export type ReviewPermission = 'allowed' | 'not-bought' | 'already-written';

/** Result of a written review; `pending` ones are published after moderation, and photographs are dropped after a day. */
export type WrittenReview =
  | { status: 'published' | 'pending' | 'not-bought' | 'already-written' | 'photos-gone' }
  | { status: 'invalid'; errors: ReviewErrors };

/** Reasons to report a review. */
export const reportReasons = ['offensive', 'not-this-product', 'advertising', 'private'] as const;
export type ReportReason = (typeof reportReasons)[number];
