import type { WrittenReview } from '../types.ts';

export const sofaReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'Two years in',
    text: 'We have had it for two winters and one puppy. The covers came off, went back on and still fit.',
  },
  {
    stars: 5,
    title: 'Sits as well as it looks',
    text: 'I am six foot two and my wife is five foot three, and for once neither of us needs a pillow behind the back.',
  },
  {
    stars: 4,
    title: 'Firm at first',
    text: 'The cushions were stiffer than in the store. After a month of evenings they gave in, so be patient.',
  },
  {
    stars: 5,
    title: 'Made it around our corner',
    text: 'We live up three flights with a bend in them. The legs screw off and the two men never lost their temper.',
  },
  {
    stars: 4,
    title: 'Order the swatch',
    text: 'The color is a shade warmer than on my screen. I had the swatch, so I knew, but I would not buy it blind.',
  },
  {
    stars: 5,
    title: 'Guests ask about it',
    text: 'It is the first thing people touch when they come in. Stitching and piping are straight everywhere I looked.',
  },
  {
    stars: 3,
    title: 'Good sofa, long wait',
    text: 'It came ten days later than the first date. Nothing wrong with it, but we sat on the floor for Thanksgiving.',
  },
  {
    stars: 5,
    title: 'The nap test',
    text: 'My father fell asleep on it during the game and did not wake up when we won. I consider that five stars.',
  },
  {
    stars: 4,
    title: 'Deep enough for legs',
    text: 'I can sit cross-legged with a laptop. A little low for my mother, who uses the arm to get up.',
  },
  {
    stars: 2,
    title: 'Not for our cats',
    text: 'They found the corner on the first day. I should have taken the closer weave; the loops are a ladder to them.',
  },
  {
    stars: 5,
    title: 'Solid',
    text: 'No creak, no wobble, and no sag in the middle seat. You can tell somebody glued and doweled it.',
  },
  {
    stars: 1,
    title: 'Arrived with a tear',
    text: 'The back was torn by a forklift. They sent a new cover within two weeks, but I expected it whole the first time.',
  },
];

export const sectionalReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Everybody fits', text: 'Four of us and the dog watch movies on it without touching feet.' },
  {
    stars: 5,
    title: 'The chaise is mine',
    text: 'I called it on the first evening. Deep enough to sleep on and the cushion stays where it is.',
  },
  {
    stars: 4,
    title: 'Measure twice',
    text: 'It is bigger than it looks in the pictures. We taped the outline on the floor first and I am glad we did.',
  },
  {
    stars: 5,
    title: 'Went in through the window',
    text: 'The pieces came apart in a minute and hooked together again without a tool.',
  },
  {
    stars: 4,
    title: 'Feathers need work',
    text: 'Wonderful to sink into, but you do have to fluff the cushions every night.',
  },
  {
    stars: 3,
    title: 'Gap between the pieces',
    text: 'On our old floor one piece stands half an inch higher. Felt pads helped.',
  },
  {
    stars: 5,
    title: 'Washed it already',
    text: 'Grape juice, twenty minutes before my in-laws arrived. A wet cloth and it was gone.',
  },
  {
    stars: 2,
    title: 'Too low for us',
    text: 'Handsome, but my knees did not agree with the height of the seat and we exchanged it.',
  },
];

export const loungeReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'My reading chair',
    text: 'The back has the right lean for a long book and the arm is flat enough for a mug.',
  },
  {
    stars: 5,
    title: 'Leather already has stories',
    text: 'After half a year it has darkened where my hands rest. It will outlive the room.',
  },
  {
    stars: 5,
    title: 'Beautiful from behind',
    text: 'It stands in the middle of our room, so the back matters, and the back is the best part.',
  },
  {
    stars: 4,
    title: 'A serious chair',
    text: 'Heavier than it looks; I needed help with the stairs. Once in place it does not move at all.',
  },
  {
    stars: 4,
    title: 'Cushion slides a little',
    text: 'It creeps forward when I stretch out. A strip of rug pad put an end to that.',
  },
  { stars: 3, title: 'Upright', text: 'Fine for an hour of talking. For a movie I still go to the sofa.' },
  { stars: 5, title: 'Bought the second one', text: 'We started with one and the arguments began. Now there are two.' },
  { stars: 4, title: 'Took nine weeks', text: 'Worth it, but plan for it.' },
];

export const diningChairReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'People stay', text: 'We used to clear the plates and move to the sofa. Now nobody gets up.' },
  { stars: 4, title: 'Light enough', text: 'My daughter carries them to the balcony and back with one hand.' },
  { stars: 5, title: 'Eight of them', text: 'Every one stands straight on a floor that is not.' },
  {
    stars: 4,
    title: 'Put felt pads underneath',
    text: 'They scrape on wood without them. Felt pads should be in the box.',
  },
  { stars: 3, title: 'Narrow', text: 'My brother is broad and says so each Sunday.' },
  {
    stars: 5,
    title: 'Took a red wine hit',
    text: 'Blotted at once, brushed when dry, and I could not tell you which seat it was.',
  },
  {
    stars: 2,
    title: 'One came scratched',
    text: 'The replacement was quick, but I had to pack the first one up myself.',
  },
  { stars: 4, title: 'Better than the picture', text: 'The curve of the back is finer than a photograph can show.' },
];

export const ottomanReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The cat has claimed it', text: 'I bought a footrest and own a cat bed. She has taste.' },
  { stars: 5, title: 'Seat for one more', text: 'It waits under the window until somebody’s boyfriend shows up.' },
  {
    stars: 4,
    title: 'Firm enough for a tray',
    text: 'With a tray on it you have a coffee table. Without, you have your feet up.',
  },
  {
    stars: 4,
    title: 'Smaller than I thought',
    text: 'Check the dimensions. It is right for one pair of feet, not for two.',
  },
  { stars: 3, title: 'Sheds a bit', text: 'Fluff on dark socks for the first weeks, less now.' },
  { stars: 5, title: 'Rolls into any corner', text: 'Nothing else in the room gets moved around as often.' },
];
