import type { WrittenReview } from '../types.ts';

export const mugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Coffee stays hot', text: 'Thick walls, and the handle never does.' },
  { stars: 5, title: 'Bought a second set', text: 'Four was fine until the kids discovered cocoa.' },
  { stars: 4, title: 'A little heavy', text: 'You know you’re holding something. I’ve come to like it.' },
];

export const servingBowlReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Out every day', text: 'Salad on Sunday, clementines from Monday on.' },
  { stars: 4, title: 'Bigger than I pictured', text: 'It fills the middle of a small table. Measure first.' },
  { stars: 5, title: 'Matches the plates', text: 'Same glaze, same specks. Looks like one set.' },
];

export const candlestickReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Heavy feet', text: 'The cat has tried. They stay up.' },
  { stars: 4, title: 'Wax wipes off', text: 'Warm water and a cloth. The finish didn’t mind.' },
  { stars: 5, title: 'Dinner looks planned', text: 'Takeout, three flames, done.' },
];

export const servingBoardReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Party trick', text: 'Freezer for twenty minutes, then the brie behaves.' },
  { stars: 4, title: 'Mind the red wine', text: 'Wipe it fast. Stone remembers.' },
  { stars: 4, title: 'Two hands', text: 'It weighs as much as it looks.' },
];

export const lumbarPillowReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'My back says thanks', text: 'Firm enough to lean on for a whole film.' },
  { stars: 4, title: 'Sheds a feather now and then', text: 'As down does. The cover is beautifully sewn.' },
  { stars: 5, title: 'Color as shown', text: 'I held it up to the screen to be sure.' },
];

export const handTowelReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Still soft after a year', text: 'Washed weekly, no softener, as they say.' },
  { stars: 4, title: 'Thick for a hand towel', text: 'Dries hands in one go. Takes a while to dry itself.' },
  { stars: 5, title: 'Same color as the big ones', text: 'Bought months apart and you can’t tell.' },
];

export const smallChestReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The right height', text: 'Level with the mattress, so the glass is where my hand is.' },
  { stars: 4, title: 'Drawers are deep', text: 'Deeper than they look. I lost a charger in there.' },
  { stars: 5, title: 'Came in one piece', text: 'Out of the box, into the room, done.' },
];

export const gridRugReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Straight lines, really', text: 'I laid a level on it. Of course I did.' },
  { stars: 4, title: 'Use a pad', text: 'On bare wood it wanders a little.' },
  { stars: 4, title: 'Ivory is ivory', text: 'Shoes off. It’s worth it.' },
];
