import type { WrittenReview } from '../types.ts';

export const lowTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The right height', text: 'Level with the seat of our sofa, so nobody bends down for a glass.' },
  {
    stars: 5,
    title: 'No two alike',
    text: 'The figure of the top is better than the one in the picture. I was lucky, or they all are.',
  },
  {
    stars: 4,
    title: 'Use coasters',
    text: 'It forgives a cold glass, not a hot pan. Ours has one ring, and the ring has a name.',
  },
  { stars: 4, title: 'Arrived in one piece', text: 'Nothing to put together except a felt pad under each foot.' },
  {
    stars: 5,
    title: 'Holds more than you think',
    text: 'Lamp, two books, a dog leash and a plant, and it still looks tidy.',
  },
  {
    stars: 3,
    title: 'Heavy',
    text: 'Two of us carried it in and the third one gave advice. Do not plan to move it each week.',
  },
  { stars: 5, title: 'Quietly perfect', text: 'I stopped noticing it after a day, which is what I want of a table.' },
  {
    stars: 2,
    title: 'Edge was chipped',
    text: 'A small chip at the bottom edge. They took money off and I turned it to the wall.',
  },
  {
    stars: 4,
    title: 'Matches nothing, goes with all',
    text: 'Our wood is darker and the floor is lighter, and it works all the same.',
  },
];

export const diningTableReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'Twelve at Christmas',
    text: 'Eight was promised, twelve were seated, and the turkey had a seat, too.',
  },
  { stars: 5, title: 'No leg in the way', text: 'Everyone can push in a chair wherever they like.' },
  {
    stars: 4,
    title: 'Moves with the weather',
    text: 'A hair of a gap opened in February and was gone in June. That is what wood does.',
  },
  { stars: 5, title: 'Homework proof', text: 'Marker came off with soap, and glue came off with a thumbnail.' },
  {
    stars: 4,
    title: 'Crew was careful',
    text: 'They put blankets on our stairs and took every scrap of cardboard with them.',
  },
  { stars: 3, title: 'Color is off', text: 'Lovely, but redder than the sample I had in my hand.' },
  { stars: 5, title: 'An heirloom', text: 'I have already told my children who gets it.' },
];

export const bedReviews: readonly WrittenReview[] = [
  {
    stars: 5,
    title: 'Not a sound',
    text: 'Our last bed creaked when one of us thought of turning over. This one keeps quiet.',
  },
  { stars: 5, title: 'Sunday headquarters', text: 'Four newspapers, two children, one headboard, no complaints.' },
  {
    stars: 4,
    title: 'Took an hour',
    text: 'Two people and the little wrench it comes with. The slats are numbered, which saved the evening.',
  },
  { stars: 4, title: 'Dusting', text: 'The cover catches hair. A lint roller lives in the drawer now.' },
  {
    stars: 5,
    title: 'No box spring to hide',
    text: 'The mattress sits down inside it and the whole room looks lower and larger.',
  },
  {
    stars: 3,
    title: 'Watch your shins',
    text: 'The edge stands out further than our old bed and I found it in the dark.',
  },
  {
    stars: 5,
    title: 'Assembly was worth it',
    text: 'We paid for the two men. They were gone before the coffee was ready.',
  },
  {
    stars: 2,
    title: 'Wrong leg in the box',
    text: 'One leg was of another finish. The right one came after a week and two calls.',
  },
];

export const drawerReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Drawers like butter', text: 'They run to the end and close themselves for the last inch.' },
  {
    stars: 5,
    title: 'Grain runs across',
    text: 'Somebody took care that the fronts come from one board. I look at it every morning.',
  },
  {
    stars: 4,
    title: 'Smell goes away',
    text: 'It smelled like finish for three days with the window open. Now, nothing.',
  },
  {
    stars: 4,
    title: 'Holds a lot',
    text: 'Everything that lay on the chair now lies in here, and the chair is a chair again.',
  },
  { stars: 3, title: 'Marks easily', text: 'Fingers show on it until you wipe. From the bed you see none of that.' },
  {
    stars: 5,
    title: 'Anchor it to the wall',
    text: 'The anchor is in the bag and takes ten minutes. With a toddler, it’s not optional.',
  },
  { stars: 5, title: 'Came assembled', text: 'Cut the straps, lift off the lid of the box, done.' },
  {
    stars: 2,
    title: 'Not quite level',
    text: 'One front stands a hair proud. The man on the phone knew which screw to turn, and it helped a little.',
  },
  {
    stars: 4,
    title: 'Good inside too',
    text: 'The backs and the bottoms are finished like the front. You notice when you pull one out.',
  },
];
