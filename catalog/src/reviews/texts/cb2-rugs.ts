import type { WrittenReview } from '../types.ts';

export const halfCircleRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Replaced the art', text: 'We left the walls white. The floor does the talking.' },
  { stars: 4, title: 'Sheds at first', text: 'Six weeks of vacuuming, then nothing.' },
  {
    stars: 5,
    title: 'Colors are calmer than on screen',
    text: 'The navy is deep and the ocher is dusty. I wanted exactly that.',
  },
];

export const roundRingRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Fits a bay window', text: 'Six feet on the dot. One chair, one lamp, done.' },
  { stars: 4, title: 'Get a pad', text: 'It crept an inch a day on our concrete. Not anymore.' },
  { stars: 5, title: 'The pink is not sweet', text: 'More like plaster. Works with the oxblood sofa.' },
];
