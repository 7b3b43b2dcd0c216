import type { WrittenReview } from '../types.ts';

export const kilimReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'We really do turn it over', text: 'One side for the holidays, one for the rest of the year.' },
  { stars: 4, title: 'Needs a pad', text: 'On bare oak it wandered. With a felt pad it doesn’t.' },
  { stars: 5, title: 'The colors are deeper than on the screen', text: 'The indigo is the best part.' },
];

export const juteRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Just right under the round table', text: 'Chairs slide over it without catching.' },
  { stars: 3, title: 'It does shed at first', text: 'Dust under it for a month. Then it stopped.' },
  { stars: 5, title: 'Smells like summer', text: 'The dog moved onto it the first day.' },
];

export const hookedRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Like a painting on the floor', text: 'My mother thought it was an heirloom.' },
  { stars: 4, title: 'A cat found a loop', text: 'You can tuck it back with a crochet hook.' },
  { stars: 5, title: 'Hides everything', text: 'Two kids, one hamster, no stains to be seen.' },
];
