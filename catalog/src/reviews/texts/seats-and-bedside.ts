import type { WrittenReview } from '../types.ts';

export const roundCoffeeTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Right in the middle', text: 'We measured twice and it fits the rug to the inch.' },
  { stars: 4, title: 'Heavy, and good so', text: 'Took two of us to get it up the stairs. It hasn’t moved since.' },
  { stars: 5, title: 'Cups don’t leave rings', text: 'A week of coffee and the finish looks new.' },
];

export const endTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Same height as the arm', text: 'My cup sits level with my elbow at last.' },
  { stars: 5, title: 'Steady', text: 'The dog walked into it and the lamp stayed up.' },
  { stars: 3, title: 'Smaller than I pictured', text: 'Read the measurements. It suits the corner, though.' },
];

export const lobedTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Guests touch it', text: 'Everyone runs a finger around the edge. So do I.' },
  { stars: 4, title: 'Stone needs a coaster', text: 'Red wine left a ghost. A second coat of sealer fixed it.' },
  { stars: 4, title: 'Flat foot', text: 'No rocking on old floorboards.' },
];

export const deskReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'Fits two monitors', text: 'And still leaves room to write by hand.' },
  { stars: 4, title: 'Drawers are shallow', text: 'Fine for pens and paper, not for files. They glide well.' },
  { stars: 5, title: 'Took ten minutes', text: 'Four legs, eight bolts, one wrench in the box.' },
];

export const poufReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Firm enough to sit on', text: 'My father-in-law is a big man and it held its shape.' },
  { stars: 4, title: 'Slides on bare wood', text: 'On the rug it stays put.' },
  { stars: 5, title: 'Moves around all day', text: 'Footrest at noon, seat at six, table at nine.' },
];

export const newStoolReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Tucks right under', text: 'The aisle in our kitchen is passable again.' },
  { stars: 3, title: 'Felt pads were missing', text: 'Service sent them in two days.' },
  { stars: 5, title: 'Good foot rail', text: 'At the height where my heels want it.' },
];

export const diningBenchReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Three kids, no fights', text: 'They push, it doesn’t tip.' },
  { stars: 4, title: 'Hard after an hour', text: 'We added a folded blanket for long dinners.' },
  { stars: 4, title: 'Matches the table', text: 'Same wood, same edge. It looks built in.' },
];

export const blanketChestReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'Smells like a forest', text: 'The cedar hits you when the lid goes up.' },
  { stars: 5, title: 'No pinched fingers', text: 'My toddler let go of the lid and it eased down.' },
  { stars: 4, title: 'Heavy when full', text: 'Decide where it goes before you load it.' },
];

export const bedsideDrawersReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Quiet drawers', text: 'I can find my earplugs without waking anyone.' },
  { stars: 4, title: 'Knobs turned a little', text: 'A quarter turn with a screwdriver from inside and done.' },
  { stars: 5, title: 'Right for a tall mattress', text: 'Level with the top of ours.' },
];

export const wideDresserReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Swallows a season', text: 'Everything I wear from October to May, with a drawer to spare.' },
  { stars: 3, title: 'Two hours in two people’s hands', text: 'Delivery carried it up. Anchoring it was on us.' },
  { stars: 5, title: 'Finish like glass', text: 'Not a brush mark anywhere.' },
];

export const crookedChestReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'People try to straighten it', text: 'It is straight. It’s the boxes that aren’t.' },
  { stars: 4, title: 'Push hard', text: 'The latches are stiff for the first week.' },
  { stars: 4, title: 'Small footprint', text: 'Six drawers where three used to be.' },
];

export const bedBenchReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'Exactly bed width', text: 'Lines up with our queen, edge to edge.' },
  { stars: 4, title: 'Shows lint', text: 'A roller lives in the nightstand now.' },
  { stars: 5, title: 'Doesn’t sag', text: 'A year of boots being tied on it.' },
];

export const largeOttomanReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Replaced the coffee table', text: 'With a tray on it we don’t miss a thing.' },
  { stars: 4, title: 'Bigger than the picture', text: 'Tape it out on the floor first.' },
  { stars: 5, title: 'Corners hold', text: 'Two boys, one dog, no lumps.' },
];

export const daybedReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Best nap in the house', text: 'I bought it for guests. Guests get the sofa.' },
  { stars: 3, title: 'Firm at first', text: 'Softer after a month, and I wouldn’t go back.' },
  { stars: 5, title: 'Two boxes, one hour', text: 'All the bolts were labeled.' },
];
