import type { ReportReason, ReviewField, ReviewFieldError, ReviewSort } from '@settee/domain';
import type { Messages } from '@settee/ui';

const plural = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`;

/** Words of the reviews of a product. */
export const reviewMessages = {
  title: 'Reviews',
  rated: (rating: string) => `Rated ${rating} out of 5`,
  count: plural,
  distribution: 'Reviews by rating',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  row: ({ stars, count }: { stars: number; count: number }) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}, ${plural(count)}`,
  photos: 'Photos from customers',
  photo: ({ position, alt }: { position: number; alt: string }) => `Photo ${position}: ${alt}`,
  reviewPhoto: ({ position, count, name }: { position: number; count: number; name: string }) =>
    `Photo ${position} of ${count} by ${name}`,
  photosOf: (name: string) => `Photos by ${name}`,
  withPhotos: (count: number) => `With photos (${count})`,
  sortBy: 'Sort by:',
  sorts: {
    helpful: 'Most Helpful',
    newest: 'Newest',
    highest: 'Highest Rating',
    lowest: 'Lowest Rating',
  } satisfies Record<ReviewSort, string>,
  search: 'Search reviews',
  matching: ({ matching, all }: { matching: number; all: number }) =>
    matching === all ? plural(all) : `${matching} of ${plural(all)}`,
  words: (search: string) => `“${search}”`,
  chips: 'Active filters',
  removeFilter: (filter: string) => `Remove ${filter} filter`,
  clear: 'Clear Filters',
  noMatch: 'No reviews match',
  noMatchText: 'Try other words, or clear the filters.',
  none: 'No reviews yet',
  noneText: 'Bought it? Tell others what you think.',
  failed: 'We couldn’t load the reviews.',
  retry: 'Try Again',
  more: 'Show More Reviews',
  shown: ({ shown, count }: { shown: number; count: number }) => `Showing ${shown} of ${plural(count)}`,
  verified: 'Verified buyer',
  helpful: 'Helpful',
  helpfulCount: (count: number) => `${count} found this helpful`,
  markHelpful: (title: string) => `Mark “${title}” as helpful`,
  thanks: 'Thanks for your vote',
  report: 'Report',
  reportOf: (title: string) => `Report “${title}”`,
  reported: 'Reported',
  voteFailed: 'That didn’t go through. Please try again.',
  write: 'Write a Review',
};

export type ReviewMessages = Messages<typeof reviewMessages>;

/** Words of the form for a review. */
export const reviewFormMessages = {
  title: (product: string) => `Review ${product}`,
  close: 'Close',
  cancel: 'Cancel',
  send: 'Submit Review',
  done: 'Done',
  loading: 'Checking your orders',
  intro: 'Your review is public. We show your nickname, never your email address.',
  rules: 'Please leave out offensive language, email addresses and web addresses.',
  fields: {
    stars: 'Your rating',
    title: 'Headline',
    text: 'Your review',
    nickname: 'Nickname',
  } satisfies Record<ReviewField, string>,
  hints: {
    title: 'For example: Sturdy and easy to clean',
    text: 'What do you like? What should others know?',
  },
  star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  ratings: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as readonly string[],
  errors: {
    stars: { missing: 'Please choose 1 to 5 stars.' },
    title: {
      missing: 'Please enter a headline.',
      long: 'Please use 80 characters or fewer.',
      contact: 'Please leave out email addresses, web addresses and phone numbers.',
      language: 'We can’t publish this headline. Please reword it.',
    },
    text: {
      missing: 'Please write your review.',
      short: 'Please write at least 20 characters.',
      long: 'Please use 2,000 characters or fewer.',
      contact: 'Please leave out email addresses, web addresses and phone numbers.',
      language: 'We can’t publish this text. Please reword it.',
    },
    nickname: {
      missing: 'Please enter a nickname.',
      long: 'Please use 30 characters or fewer.',
      contact: 'Please choose a nickname without an email address or phone number.',
      language: 'Please choose another nickname.',
    },
  } satisfies Record<ReviewField, Partial<Record<ReviewFieldError, string>>>,
  photos: 'Photos',
  photosOptional: '(optional)',
  addPhotos: 'Add Photos',
  photoHint: ({ count }: { count: number }) => `Up to ${count} photos, 10 MB each. We remove the date and location.`,
  photo: ({ position, name }: { position: number; name: string }) => `Photo ${position}: ${name}`,
  removePhoto: ({ position, name }: { position: number; name: string }) => `Remove photo ${position}: ${name}`,
  retryPhoto: ({ position, name }: { position: number; name: string }) => `Try Again: photo ${position}, ${name}`,
  photoBusy: (position: number) => `Uploading photo ${position}`,
  photoAdded: (name: string) => `${name} added`,
  photoRemoved: 'Photo removed',
  photoErrors: {
    type: (name: string) => `${name} isn’t a JPEG, PNG or WebP. Please choose another photo.`,
    size: (name: string) => `${name} is over 10 MB. Please choose a smaller photo.`,
    unreadable: (name: string) => `We couldn’t read ${name}. Please choose another photo.`,
    count: 'You can add up to 4 photos. Remove one to add another.',
    unsent: 'Some photos didn’t upload. Try again, or remove them.',
  },
  published: 'Your review is live.',
  pending: 'We read every review before it appears, usually within two days.',
  thanksTitle: 'Thank you',
  notBought: 'Only customers who bought this product can review it. Sign in or find your order, then come back here.',
  signIn: 'Sign In',
  findOrder: 'Find Your Order',
  alreadyWritten: 'You’ve already reviewed this product. Thank you.',
  failed: 'We couldn’t send your review. Please try again.',
  checkFailed: 'We couldn’t check your orders. Please try again.',
  retry: 'Try Again',
  log: 'Error writing a review:',
};

export type ReviewFormMessages = Messages<typeof reviewFormMessages>;

/** Words of the popup that reports a review. */
export const reportMessages = {
  title: 'Report this review',
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send Report',
  done: 'Done',
  legend: 'What’s wrong with it?',
  reasons: {
    offensive: 'It’s offensive',
    'not-this-product': 'It’s about another product',
    advertising: 'It’s advertising',
    private: 'It shares private information',
  } satisfies Record<ReportReason, string>,
  comment: 'Anything else?',
  optional: 'Optional',
  missing: 'Please choose a reason.',
  sent: 'Thank you. We’ll take a look.',
  failed: 'We couldn’t send your report. Please try again.',
  log: 'Error reporting a review:',
};

export type ReportMessages = Messages<typeof reportMessages>;
