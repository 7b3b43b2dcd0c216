import type { WrittenReview } from '../types.ts';

export const ribbedLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The green is right', text: 'Between sage and sea. It goes with the sofa.' },
  { stars: 5, title: 'Soft circle of light', text: 'Enough to read by on both sides.' },
  { stars: 4, title: 'Harp sits high', text: 'A smaller bulb hides it better.' },
];

export const tubeLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Lights a whole wall', text: 'We turned off the ceiling for good.' },
  { stars: 4, title: 'Cap gets warm', text: 'Not hot, but you notice it when you dim.' },
  { stars: 5, title: 'Nothing to assemble', text: 'Out of the box and on.' },
];

export const newPendantReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'No glare', text: 'We sit under it for hours and nobody squints.' },
  { stars: 4, title: 'Have it hung', text: 'Worth the fee for a ten-foot ceiling.' },
  { stars: 5, title: 'Well packed', text: 'Arrived without a dent.' },
];

export const sconceReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Gave us our nightstands back', text: 'Books and water fit again.' },
  { stars: 4, title: 'Template helps', text: 'Use the paper one in the box or you’ll drill twice.' },
  { stars: 5, title: 'Warm light', text: 'Right for reading, dim enough for the hall.' },
];
