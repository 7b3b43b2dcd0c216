import type { WrittenReview } from '../types.ts';

export const frameSofaReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'The room got bigger',
    text: 'You see the wall through it, and the wall is part of the room again.',
  },
  { stars: 5, title: 'Everyone asks where it’s from', text: 'Three dinners, three times the same question.' },
  { stars: 4, title: 'Firm for a month', text: 'I wrote to complain in week two and took it back in week five.' },
  {
    stars: 4,
    title: 'Measure the stairs',
    text: 'It went up in one piece, with a quarter inch to spare and some language.',
  },
  { stars: 5, title: 'Two naps a day', text: 'Long enough for me at six foot one, with a pillow under my head.' },
  {
    stars: 3,
    title: 'Paler than on my screen',
    text: 'A shade lighter in daylight. Order a swatch of something close.',
  },
  { stars: 5, title: 'Easy to clean under', text: 'The vacuum goes right through to the wall. Bought for that alone.' },
  { stars: 4, title: 'Delivery was careful', text: 'Shoes off, blankets down, gone in ten minutes.' },
];

export const armchairReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Claimed within the hour', text: 'By the cat. I bought a second one.' },
  { stars: 5, title: 'Holds your shoulders', text: 'My back and I have been on better terms since it came.' },
  { stars: 4, title: 'Smaller than it photographs', text: 'Fine for our corner, but check the inches first.' },
  { stars: 4, title: 'Color is deep', text: 'Almost brown at night and glowing at noon.' },
  { stars: 3, title: 'Shows hair', text: 'Everything our dog gives off ends up on it. A brush takes care of it.' },
];

export const woodChairReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Six of them, none wobbles', text: 'On a floor from 1910, which says something.' },
  { stars: 5, title: 'You can lean back', text: 'The back follows you and my teenager has stopped tipping his.' },
  { stars: 4, title: 'Put felt under them', text: 'They slide nicely, and loudly, on tile.' },
  { stars: 4, title: 'Took no time', text: 'Out of the box, onto the floor, dinner.' },
];

export const stoolReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Right height, first try', text: 'Our counter is 36 inches and knees fit under it.' },
  { stars: 4, title: 'Seat is firm', text: 'Breakfast, yes. A long evening, bring a cushion.' },
  { stars: 5, title: 'Kids can’t tip it', text: 'Not for lack of trying.' },
  {
    stars: 4,
    title: 'Foot rest is where feet are',
    text: 'You’d think that’s a given. Our old ones missed by four inches.',
  },
];

export const slipcoverReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Grape juice, gone', text: 'Off, washed, back on before bedtime. The zippers help.' },
  {
    stars: 4,
    title: 'Put it back on damp',
    text: 'The first time I let it dry all the way and fought with the corners.',
  },
  { stars: 5, title: 'Deep enough for two and a dog', text: 'The dog gets the end. The dog always gets the end.' },
  { stars: 4, title: 'Wrinkles, and we like it', text: 'If you want a crisp sofa, this isn’t the one.' },
];

export const leatherRollReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Nothing else in the room', text: 'We sold two chairs and a rug after it got here.' },
  { stars: 4, title: 'Firm, then not', text: 'The rolls gave in after about six weeks.' },
  {
    stars: 5,
    title: 'Good from the back',
    text: 'Ours is in the middle of the loft, and the chrome wraps all the way around.',
  },
];
