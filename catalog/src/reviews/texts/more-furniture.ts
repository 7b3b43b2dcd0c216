import type { WrittenReview } from '../types.ts';

export const longSofaReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Everyone fits', text: 'Two parents, two kids, one dog, no complaints.' },
  { stars: 4, title: 'Deep', text: 'My feet dangle a little. I don’t mind.' },
  { stars: 5, title: 'Delivery was careful', text: 'They wrapped the stair rail before they carried it up.' },
];
