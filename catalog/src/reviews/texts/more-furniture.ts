import type { WrittenReview } from '../types.ts';

export const longSofaReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Everyone fits', text: 'Two parents, two kids, one dog, no complaints.' },
  { stars: 4, title: 'Deep', text: 'My feet dangle a little. I don’t mind.' },
  { stars: 5, title: 'Delivery was careful', text: 'They wrapped the stair rail before they carried it up.' },
];

export const smallVelvetSofaReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The right size at last', text: 'Our bay window is 64 inches wide and it slid right in.' },
  { stars: 5, title: 'That color', text: 'Deep in the evening, almost pink at noon.' },
  { stars: 3, title: 'Firm arms', text: 'I can’t nap across it. It’s lovely to sit in.' },
];

export const squareChairReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'A room in a chair', text: 'I read in it sideways, legs over the arm.' },
  { stars: 4, title: 'Measure the door', text: 'It’s 38 inches of square. Ours had to come off its hinges.' },
  { stars: 4, title: 'Doesn’t shed', text: 'The tweed looks new after a year of corduroy.' },
];

export const rimmedTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Nothing rolls off', text: 'The cat has tried everything.' },
  { stars: 4, title: 'Shelf is small', text: 'It fits a phone, a charger and one paperback.' },
  { stars: 5, title: 'Flat on a crooked floor', text: 'Our house is from 1910. This doesn’t rock.' },
];

export const fiveDrawersReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Swallowed two dressers', text: 'All the sweaters are in the bottom two drawers.' },
  { stars: 4, title: 'Anchor it', text: 'It took ten minutes, and the bracket was in the box.' },
  { stars: 4, title: 'Drawers glide', text: 'They stick a touch in August. Candle wax helps.' },
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
