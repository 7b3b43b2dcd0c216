import type { WrittenReview } from '../types.ts';

export const rugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Quiet feet', text: 'The room stopped echoing the minute we rolled it out.' },
  {
    stars: 4,
    title: 'Flat after a week',
    text: 'The corners curled at first. Books on them for a few days and they gave up.',
  },
  { stars: 5, title: 'Spilled on twice', text: 'Coffee and then paint. Both are gone, and I am no expert.' },
  { stars: 4, title: 'Get a pad', text: 'It slides on wood without one. With one it feels twice as thick.' },
  { stars: 3, title: 'Sheds', text: 'A handful of fluff each time I vacuum. They say it ends; I am waiting.' },
  { stars: 5, title: 'Colors are true', text: 'What I saw is what I got, day and night.' },
  {
    stars: 2,
    title: 'Smaller than it says',
    text: 'Ours measures two inches less each way. Within tolerance, customer service said.',
  },
];

export const pillowReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Keeps its chop', text: 'You know the dent that decorators make? It holds until evening.' },
  { stars: 4, title: 'Survived a storm', text: 'I forgot it on the porch. It dried by noon and looks like new.' },
  { stars: 5, title: 'Bought one, then four', text: 'They make our plain sofa look like a decision.' },
  { stars: 3, title: 'Zipper is small', text: 'Getting the filling back in took both of us and some words.' },
  {
    stars: 4,
    title: 'Neat edges',
    text: 'The seam runs straight all the way around. I have seen worse for more money.',
  },
  { stars: 2, title: 'Stiff cloth', text: 'Fine behind the back, less so under a cheek.' },
];

export const towelReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'No more towel wars', text: 'Three children, three letters, peace.' },
  { stars: 5, title: 'Thick but dries', text: 'It takes up a lot of water and is dry again by the next morning.' },
  { stars: 4, title: 'Wash before use', text: 'The first shower left some lint on me. After one wash, none.' },
  {
    stars: 5,
    title: 'A good wedding gift',
    text: 'The letters are sewn so that the back looks as clean as the front.',
  },
  { stars: 3, title: 'Thread paler than shown', text: 'I chose flax and it nearly vanishes. Go with a darker one.' },
  { stars: 4, title: 'Came in a week', text: 'Sooner than promised, folded and tied with a ribbon.' },
  { stars: 5, title: 'Soft after thirty washes', text: 'I did count. No loose loop so far.' },
];

export const robeReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Lives in it', text: 'My wife wears it until lunch and I have stopped asking.' },
  {
    stars: 4,
    title: 'Shrank an inch',
    text: 'Just as the label said. Sleeves are still long enough for me at six foot.',
  },
  { stars: 5, title: 'Name looks lovely', text: 'Small, even letters on the chest, like on an old hotel robe.' },
  { stars: 3, title: 'One size is large', text: 'On me it closes one and a half times. Warm, that is.' },
  { stars: 4, title: 'Pockets!', text: 'Deep enough for a phone, a book and a piece of toast in a napkin.' },
  { stars: 5, title: 'Light for traveling', text: 'It rolls up to the size of a shoe.' },
];

export const dinnerwareReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Food looks planned', text: 'Scrambled eggs from a pan look like a restaurant on it.' },
  { stars: 5, title: 'Not one chip', text: 'A year of dishwasher and two teenagers.' },
  { stars: 4, title: 'Knives leave gray lines', text: 'They come off with baking soda paste. Takes a minute.' },
  { stars: 4, title: 'Mug is generous', text: 'It holds a full cup of coffee, and the handle takes three fingers.' },
  { stars: 5, title: 'Stacks low', text: 'Our cabinet is shallow and all sixteen fit.' },
  { stars: 3, title: 'Bare foot scratches', text: 'Put felt between plates if your table is soft. Otherwise lovely.' },
  {
    stars: 2,
    title: 'One bowl was cracked',
    text: 'Packed well, cracked all the same. They sent one without asking for the pieces.',
  },
  { stars: 4, title: 'Heavier than our old ones', text: 'Good on the table, less good when you carry eight.' },
];

export const vaseReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Good empty, too', text: 'It has had no flowers for a month and no one has missed them.' },
  { stars: 5, title: 'Does not fall over', text: 'A long branch and a cat’s tail, and it stays where it is.' },
  { stars: 4, title: 'Narrow neck', text: 'Three stems at most. That is the idea, I suppose.' },
  { stars: 4, title: 'Bottle brush needed', text: 'Hard to clean by hand, easy with a long brush.' },
  { stars: 5, title: 'Catches the afternoon', text: 'At four o’clock the light runs all the way down it.' },
];

export const glassReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Nobody takes mine', text: 'My letter, my glass. A house rule at last.' },
  { stars: 5, title: 'Fine etching', text: 'You feel it with a finger and it does not fade in the dishwasher.' },
  { stars: 4, title: 'Heavy in the hand', text: 'In a good way. They land on the table with a sound.' },
  { stars: 5, title: 'Gift that landed', text: 'We had the four names of her dogs put on. She cried.' },
  { stars: 3, title: 'Letters a bit small', text: 'Elegant, but my grandfather cannot tell his from mine.' },
  { stars: 4, title: 'Well packed', text: 'Each in its own nest, and not a chip.' },
];
