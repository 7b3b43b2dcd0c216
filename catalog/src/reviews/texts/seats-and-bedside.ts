import type { WrittenReview } from '../types.ts';

export const roundCoffeeTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Right in the middle', text: 'We measured twice and it fits the rug to the inch.' },
  { stars: 4, title: 'Heavy, and good so', text: 'Took two of us to get it up the stairs. It hasn’t moved since.' },
  { stars: 5, title: 'Cups don’t leave rings', text: 'A week of coffee and the finish looks new.' },
];

export const endTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Same height as the arm', text: 'My cup sits level with my elbow at last.' },
  { stars: 5, title: 'Steady', text: 'The dog walked into it and the lamp stayed up.' },
  { stars: 4, title: 'Smaller than I pictured', text: 'Read the measurements. It suits the corner, though.' },
];

export const lobedTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Guests touch it', text: 'Everyone runs a finger around the edge. So do I.' },
  { stars: 4, title: 'Stone needs a coaster', text: 'Red wine left a ghost. A second coat of sealer fixed it.' },
  { stars: 5, title: 'Flat foot', text: 'No rocking on old floorboards.' },
];

export const diningBenchReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Three kids, no fights', text: 'They push, it doesn’t tip.' },
  { stars: 4, title: 'Hard after an hour', text: 'We added a folded blanket for long dinners.' },
  { stars: 5, title: 'Matches the table', text: 'Same wood, same edge. It looks built in.' },
];
