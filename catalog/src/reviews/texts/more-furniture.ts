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

export const spindleChairReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Light enough to move', text: 'I carry it to the window in winter and back in summer.' },
  { stars: 4, title: 'Dust between the spindles', text: 'A paintbrush gets it out in a minute.' },
  { stars: 5, title: 'Holds a cup', text: 'The arm is flat, and that’s all I wanted.' },
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

export const wovenStorageReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Hides the toys', text: 'Every block in the house, gone by dinner.' },
  { stars: 4, title: 'Smells like hay', text: 'For a week, and I liked it.' },
  { stars: 5, title: 'Handles hold', text: 'I drag the big one around full of firewood.' },
];

export const barCartReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Rolls over a rug', text: 'Big wheels. Nothing tips.' },
  { stars: 4, title: 'Steel shows prints', text: 'A microfiber cloth hangs on the rail now.' },
  { stars: 4, title: 'Good height', text: 'I can mix a drink without bending.' },
];

export const tripodLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Warm light', text: 'The linen turns it to honey.' },
  { stars: 4, title: 'Wide stance', text: 'Give the legs two feet of floor.' },
  { stars: 5, title: 'Easy to assemble', text: 'Three legs, three screws, one evening saved.' },
];

export const longPendantReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Lights the whole table', text: 'End to end, no dark plate.' },
  { stars: 4, title: 'Get help hanging it', text: 'Leveling two wires takes patience.' },
  { stars: 5, title: 'Dims down to nothing', text: 'Right for a long dinner.' },
];
