import type { WrittenReview } from '../types.ts';

export const floorCushionsReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Game night is on the floor now', text: 'Three hours and my back was fine.' },
  { stars: 4, title: 'They slide on hardwood', text: 'A rug pad cut to size fixed that.' },
  { stars: 5, title: 'Covers come off', text: 'Grape juice. Gone in one wash by hand.' },
];

export const bolstersReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Good under the neck', text: 'The short one never leaves the sofa.' },
  { stars: 4, title: 'Stiff', text: 'Softer after a month of television.' },
  { stars: 5, title: 'Clean lines', text: 'The black cord makes them.' },
];

export const bathMatReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Drinks it up', text: 'No puddles after three children.' },
  { stars: 3, title: 'Slow to dry in winter', text: 'Hang it over the tub and it’s fine.' },
  { stars: 5, title: 'Stayed soft', text: 'Twenty washes in.' },
];

export const napkinsReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'No ironing here', text: 'Out of the dryer and onto the table.' },
  { stars: 5, title: 'Everyone has a color', text: 'Fewer in the wash.' },
  { stars: 4, title: 'Clay runs once', text: 'Wash that one alone the first time.' },
];

export const pitcherReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Pours clean', text: 'Not a drop down the side.' },
  { stars: 4, title: 'Heavy when full', text: 'Two hands for the kids.' },
  { stars: 5, title: 'Peonies love it', text: 'It’s a vase six days a week.' },
];

export const pastaBowlsReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'We eat everything from these', text: 'Soup, salad, noodles, cereal at midnight.' },
  { stars: 4, title: 'Wide for our dishwasher', text: 'They fit if you tilt them.' },
  { stars: 5, title: 'Sauce stays in', text: 'The rim does what it says.' },
];

export const walnutCandlesticksReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Dinner turned quiet', text: 'We light them on Tuesdays for no reason.' },
  { stars: 4, title: 'The tall one wants a flat spot', text: 'On the runner it leaned. On wood it doesn’t.' },
  { stars: 5, title: 'Beautiful turning', text: 'You can feel the edge of every bead.' },
];

export const coastersReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'They don’t stick to the glass', text: 'The cork stays put and the stone stays down.' },
  { stars: 4, title: 'Coffee left a mark', text: 'It scrubbed out with baking soda.' },
  { stars: 4, title: 'The rack is half of it', text: 'It looks like a small building.' },
];

export const coneBowlsReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Olives, pits, bread', text: 'Three bowls, three jobs.' },
  { stars: 3, title: 'One chip', text: 'I dropped it on tile. The steel didn’t mind.' },
  { stars: 5, title: 'Light', text: 'They stack into nothing in the cupboard.' },
];

export const wallHooksReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Coats are off the chairs', text: 'It took an hour and changed the hall.' },
  { stars: 4, title: 'Use the studs', text: 'Drywall alone won’t carry a wet parka.' },
  { stars: 4, title: 'Nice even without a coat', text: 'I leave one free on purpose.' },
];

export const ovalMirrorReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Makes the hall brighter', text: 'It throws the window right back at us.' },
  { stars: 4, title: 'Two people to hang it', text: 'One holds, one marks.' },
  { stars: 5, title: 'The brass is real', text: 'It has gone a shade darker since fall.' },
];

export const bookendsReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'They hold art books', text: 'The big ones, and they don’t slide.' },
  { stars: 4, title: 'Heavier than expected', text: 'That’s the job.' },
  { stars: 4, title: 'No two alike', text: 'One has a vein, the other has holes.' },
];
