import type { WrittenReview } from '../types.ts';

export const storageReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'Swallowed the dining room',
    text: 'Platters, candles, board games and the good glasses are gone from sight.',
  },
  { stars: 5, title: 'Built like a boat', text: 'Thick shelves, tight joints, and not a staple anywhere.' },
  {
    stars: 4,
    title: 'Heavier than two people like',
    text: 'Pay for in-room delivery. Our hallway still has a mark.',
  },
  { stars: 4, title: 'Room for cables', text: 'Four boxes, one plug, and from the sofa you see none of it.' },
  { stars: 5, title: 'Straight after a year', text: 'Loaded to the edge since last spring, and nothing has bent.' },
  { stars: 3, title: 'Shelf pins are fiddly', text: 'Small pins, large hands. Once they are in, they stay in.' },
  { stars: 5, title: 'Makes the wall', text: 'We had a white wall and a problem. Now we have neither.' },
  {
    stars: 4,
    title: 'Finish is lovely',
    text: 'Deeper in daylight than on the page. Dust shows a little, as it does on everything dark.',
  },
  {
    stars: 2,
    title: 'Arrived in two trips',
    text: 'Half of it came on Monday and the other half on Friday. Once up, it is fine.',
  },
  { stars: 5, title: 'Doors line up', text: 'I am the kind of person who checks. They line up.' },
  {
    stars: 1,
    title: 'Cracked on the way',
    text: 'A corner was crushed but the box wasn’t. We sent it back and had a refund in four days.',
  },
];

export const lampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Evening in a switch', text: 'The overhead light has not been on since it came.' },
  { stars: 5, title: 'Stands like a rock', text: 'Two boys and a ball live here, and it has not fallen once.' },
  {
    stars: 4,
    title: 'Pick a warm bulb',
    text: 'With a cold one it looks like an office. With 2700 K it looks like the picture.',
  },
  { stars: 5, title: 'Looks like an antique', text: 'My neighbor asked which flea market. I almost told a lie.' },
  {
    stars: 4,
    title: 'Cord could be longer',
    text: 'Six feet is just short of our plug. An extension runs behind the sofa now.',
  },
  {
    stars: 3,
    title: 'Shade arrived dented',
    text: 'A dent on the back that you can’t see. I kept it and they took fifteen dollars off.',
  },
  {
    stars: 5,
    title: 'Bought it for the glow',
    text: 'Lit, it is the best thing in the room. Unlit, it is the second best.',
  },
  { stars: 4, title: 'Ten minutes to put up', text: 'Three screws and a nut. The drawing is clear.' },
  { stars: 2, title: 'Dimmer hums', text: 'At the lowest setting I hear it. Another bulb made it better, not good.' },
];

export const pendantReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Shadows like lace', text: 'The ceiling has become a picture. We eat later, so that it is dark.' },
  {
    stars: 4,
    title: 'Have it hung',
    text: 'I can do most things, but the cord needs shortening and the electrician took ten minutes.',
  },
  { stars: 5, title: 'Right size over a table', text: 'Wide enough for six plates and no one hits a head.' },
  { stars: 3, title: 'Long wait', text: 'It was promised for spring and came in summer. It does look good.' },
  { stars: 4, title: 'Collects dust', text: 'A soft brush once a month, and you get to look at it from close up.' },
  { stars: 5, title: 'No glare', text: 'You sit right under it and see the food, not the bulb.' },
];
