import type { ReviewKind } from '../types.ts';

export const cb2RugReviews: readonly ReviewKind[] = [
  {
    skus: [200718],
    texts: [
      { stars: 5, title: 'Warm, not hot', text: 'Thin enough to nap under in May.' },
      { stars: 4, title: 'A bit scratchy', text: 'On bare arms. Over a blanket it’s lovely.' },
      { stars: 5, title: 'Dresses up a gray sofa', text: 'Thrown over one arm, bars down.' },
    ],
  },
  {
    skus: [200719],
    texts: [
      { stars: 5, title: 'No more arguments', text: 'Black is mine.' },
      { stars: 4, title: 'Wash the black one alone', text: 'They say so. They’re right.' },
      { stars: 5, title: 'Thick for their size', text: 'Dry in a morning on the hook.' },
    ],
  },
  {
    skus: [200720],
    texts: [
      { stars: 5, title: 'Third seat, found', text: 'It lives under the console until someone rings.' },
      { stars: 4, title: 'Firm', text: 'You sit on it, not in it. My back approves.' },
      { stars: 5, title: 'The strap holds', text: 'Our son drags it around the apartment daily.' },
    ],
  },
  {
    skus: [201101],
    texts: [
      { stars: 5, title: 'Replaced the art', text: 'We left the walls white. The floor does the talking.' },
      { stars: 4, title: 'Sheds at first', text: 'Six weeks of vacuuming, then nothing.' },
      {
        stars: 5,
        title: 'Colors are calmer than on screen',
        text: 'The navy is deep and the ocher is dusty. I wanted exactly that.',
      },
    ],
  },
  {
    skus: [201102],
    texts: [
      { stars: 5, title: 'Fits a bay window', text: 'Six feet on the dot. One chair, one lamp, done.' },
      { stars: 4, title: 'Get a pad', text: 'It crept an inch a day on our concrete. Not anymore.' },
      { stars: 5, title: 'The pink is not sweet', text: 'More like plaster. Works with the oxblood sofa.' },
    ],
  },
  {
    skus: [201103],
    texts: [
      { stars: 5, title: 'You can feel the squares', text: 'My toddler found out first.' },
      {
        stars: 4,
        title: 'Hides everything',
        text: 'Coffee on the dark squares, sand on the others. Nobody has noticed.',
      },
      { stars: 5, title: 'Squares are square', text: 'I measured. Twelve inches, all of them.' },
    ],
  },
  {
    skus: [201104],
    texts: [
      { stars: 5, title: 'Made the hall a room', text: 'Eight feet is the right length for a row house.' },
      { stars: 3, title: 'Fringe and robot vacuum', text: 'They don’t get along. I fence it off.' },
      { stars: 5, title: 'Flat enough for the door', text: 'Ours clears the floor by half an inch. No problem.' },
    ],
  },
  {
    skus: [201105],
    texts: [
      { stars: 5, title: 'Out since April', text: 'Rain, sun, a barbecue. Hosed down twice. Still olive.' },
      { stars: 4, title: 'Firm underfoot', text: 'It’s a flat weave. With a pad it’s fine indoors.' },
      { stars: 5, title: 'Dries by lunch', text: 'Hung it over the rail after a storm in the morning.' },
    ],
  },
  {
    skus: [201106],
    texts: [
      {
        stars: 5,
        title: 'Best after four',
        text: 'When the sun is low the waves show. At noon it’s a plain rug. I like both.',
      },
      { stars: 4, title: 'Heavy', text: 'Two people to unroll it, three to move the bed onto it.' },
      {
        stars: 5,
        title: 'Crumbs stay in the grooves',
        text: 'One pass along the wave, not across. Five stars anyway.',
      },
    ],
  },
  {
    skus: [201107],
    texts: [
      { stars: 5, title: 'Lies flat from day one', text: 'No curl at the rim. The black ring hides the seam.' },
      { stars: 3, title: 'Rough on knees', text: 'Good under a table, less good for yoga.' },
      { stars: 4, title: 'Smells like hay', text: 'For three days. I was sorry when it stopped.' },
    ],
  },
  {
    skus: [201108],
    texts: [
      { stars: 5, title: 'The dog moved in', text: 'He has a bed. He has forgotten it.' },
      { stars: 4, title: 'No beater bar', text: 'Read the care card. I didn’t, and pulled two loops.' },
      { stars: 5, title: 'Warm on a slab', text: 'We have concrete floors. February was different this year.' },
    ],
  },
  {
    skus: [201109],
    texts: [
      { stars: 5, title: 'At the foot of the bed', text: 'First step of the day is soft. That’s all I wanted.' },
      { stars: 4, title: 'Shows lint', text: 'Only on the black part. A brush takes it off.' },
      { stars: 5, title: 'Crisp corners', text: 'It was rolled up for a week and flat by the evening.' },
    ],
  },
];
