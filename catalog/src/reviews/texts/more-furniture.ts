import type { WrittenReview } from '../types.ts';

export const longSofaReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Everyone fits', text: 'Two parents, two kids, one dog, no complaints.' },
  { stars: 4, title: 'Deep', text: 'My feet dangle a little. I don’t mind.' },
  { stars: 5, title: 'Delivery was careful', text: 'They wrapped the stair rail before they carried it up.' },
];

export const channelNightstandReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'No handles to bruise a hip on', text: 'My bed is close. This is smooth.' },
  { stars: 3, title: 'Shows dust in the channel', text: 'A cotton swab once a month.' },
  { stars: 5, title: 'Drawer closes itself', text: 'A nudge at midnight and it’s shut.' },
];

export const floatingDresserReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The grain runs through', text: 'One long board, cut into six.' },
  { stars: 4, title: 'Vacuum fits under it', text: 'The robot goes in and finds its way out.' },
  { stars: 4, title: 'Two boxes, two hours', text: 'Bolting the frames takes a second pair of hands.' },
];
