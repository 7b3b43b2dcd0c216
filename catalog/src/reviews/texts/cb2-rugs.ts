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

export const checkRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'You can feel the squares', text: 'My toddler found out first.' },
  { stars: 4, title: 'Hides everything', text: 'Coffee on the dark squares, sand on the others. Nobody has noticed.' },
  { stars: 5, title: 'Squares are square', text: 'I measured. Twelve inches, all of them.' },
];

export const steppedRunnerReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Made the hall a room', text: 'Eight feet is the right length for a row house.' },
  { stars: 3, title: 'Fringe and robot vacuum', text: 'They don’t get along. I fence it off.' },
  { stars: 5, title: 'Flat enough for the door', text: 'Ours clears the floor by half an inch. No problem.' },
];

export const slantRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Out since April', text: 'Rain, sun, a barbecue. Hosed down twice. Still olive.' },
  { stars: 4, title: 'Firm underfoot', text: 'It’s a flat weave. With a pad it’s fine indoors.' },
  { stars: 5, title: 'Dries by lunch', text: 'Hung it over the rail after a storm in the morning.' },
];

export const feltRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'At the foot of the bed', text: 'First step of the day is soft. That’s all I wanted.' },
  { stars: 4, title: 'Shows lint', text: 'Only on the black part. A brush takes it off.' },
  { stars: 5, title: 'Crisp corners', text: 'It was rolled up for a week and flat by the evening.' },
];
