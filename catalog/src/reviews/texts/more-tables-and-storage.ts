import type { WrittenReview } from '../types.ts';

export const smallTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Moves around the room', text: 'Beside the sofa by day, beside the tub on Sundays.' },
  { stars: 5, title: 'Steadier than it seems', text: 'I expected it to tip. It does not.' },
  { stars: 4, title: 'Nice edge', text: 'You run your hand along it without noticing that you do.' },
  { stars: 4, title: 'Exactly two glasses', text: 'And a bowl of olives, if you plan it.' },
  { stars: 3, title: 'Scratched on day two', text: 'My fault, a plant pot. Use a saucer.' },
  { stars: 5, title: 'No tools', text: 'It was standing before my coffee was through.' },
];

export const roundTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'We talk more', text: 'Four people, one circle, phones off. I blame the table.' },
  { stars: 5, title: 'Five fit', text: 'Six if two of them are under ten.' },
  { stars: 4, title: 'Base is heavy', text: 'Lift with your knees, as my father said too late.' },
  { stars: 4, title: 'Top arrived perfect', text: 'Packed between two sheets of foam as thick as my arm.' },
];

export const consoleReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Saved our hallway', text: 'Mail, keys, hats. The floor is a floor again.' },
  { stars: 4, title: 'Narrow in a good way', text: 'You can still pass with a stroller.' },
  { stars: 5, title: 'Behind the sofa', text: 'A lamp at each end and nobody sees the back of the couch now.' },
  { stars: 3, title: 'Anchor it', text: 'We have a toddler who climbs. One bracket and I stopped worrying.' },
];

export const tallChestReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Holds what our wide one held', text: 'On half the wall. I counted sweaters to be sure.' },
  { stars: 4, title: 'Real color', text: 'Painted properly, also inside the gaps.' },
  { stars: 5, title: 'Drawers glide', text: 'Full to the brim and one finger is enough.' },
  { stars: 4, title: 'Get help with the box', text: 'It weighs what it weighs. Two of us and a hand truck.' },
];

export const benchReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'End of the bed, solved', text: 'Clothes land on it instead of the floor.' },
  { stars: 4, title: 'Two can sit', text: 'We use it at the table when the family is here.' },
  { stars: 5, title: 'Legs are lovely', text: 'Turned, tapered, smooth. My favorite part of it.' },
];

export const nightstandReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Cable goes out the back', text: 'Somebody thought of the phone. Thank you.' },
  { stars: 4, title: 'Slim frame', text: 'Strong enough for my lamp, which is no small lamp.' },
  { stars: 4, title: 'No handle to catch', text: 'You pull at the gap. It took one night to learn.' },
];

export const openStorageReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Took four boxes of books', text: 'And there is one shelf left for the next four.' },
  {
    stars: 5,
    title: 'Finished at the back',
    text: 'It divides our living room, so we look at the back half the time.',
  },
  { stars: 4, title: 'An hour for two', text: 'The drawing is good. Read it before, not after.' },
  { stars: 4, title: 'Shelves do not bend', text: 'Loaded with records since spring, still straight.' },
  { stars: 5, title: 'The good dishes moved in', text: 'They had lived in a box under the stairs.' },
  { stars: 3, title: 'Doors needed a turn', text: 'One hung a little low. The screw for it is where they said.' },
  { stars: 5, title: 'Looks built in', text: 'It meets our window sill as if someone had measured.' },
  { stars: 4, title: 'Level your floor', text: 'Ours is not, and the feet do adjust, but only so far.' },
  { stars: 5, title: 'Smells of wood', text: 'For a week the whole hall did. I miss it.' },
];

export const readingLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'He sleeps, I read', text: 'Twenty years of that discussion ended by one lamp.' },
  { stars: 5, title: 'Warm, not yellow', text: 'Skin and food and pages are all the color they should be.' },
  { stars: 4, title: 'Switch is on the cord', text: 'Handy from the sofa, less so from the door.' },
  { stars: 4, title: 'Heavier base than expected', text: 'Our toddler has pushed it and lost.' },
  { stars: 5, title: 'Pretty when off', text: 'Which is most of the day, so it counts.' },
  { stars: 3, title: 'Bulb hard to find', text: 'The size is not in every store. Buy two.' },
];

export const domePendantReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Light on the plates', text: 'And none in our eyes. That was the whole wish.' },
  {
    stars: 4,
    title: 'Hang it lower',
    text: 'Thirty inches above the table, as the leaflet says. I did not believe it at first.',
  },
  { stars: 5, title: 'Two over the island', text: 'They line up, and they wipe clean.' },
  { stars: 4, title: 'Canopy is simple', text: 'Covers the old hole in the ceiling with an inch to spare.' },
];

export const laptopTableReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'My desk, most days', text: 'The foot slides under the sofa and the top is right over my knees.' },
  { stars: 4, title: 'Wipes clean', text: 'Coffee, ink and one tomato sauce so far.' },
  { stars: 5, title: 'That orange', text: 'Exactly the color in the picture, and the only color in our room.' },
];

export const tallCabinetReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Everything in one place', text: 'It took the bottles, the glasses and the good tablecloth.' },
  { stars: 4, title: 'An hour for two', text: 'Read the drawing first. We read it second.' },
  { stars: 5, title: 'Doors close softly', text: 'And they line up. I checked with a ruler.' },
  { stars: 4, title: 'Use the wall anchor', text: 'Ten minutes, one hole, and nothing wobbles when the kids run by.' },
];

export const tableLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The base is the reason', text: 'You can see the grain run around every ring.' },
  { stars: 4, title: 'Get a warm bulb', text: 'The first one I tried was too white for the linen.' },
  { stars: 5, title: 'Bought a pair', text: 'One on each side of the bed. They match well, for real wood.' },
];

export const globeLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Soft light, no glare', text: 'You can stare right at the globes. We do.' },
  { stars: 4, title: 'No dimmer', text: 'On or off, as they say. It’s never too bright, though.' },
  { stars: 5, title: 'Survived the move', text: 'The globes unscrew, so we packed them like eggs.' },
];

export const entryBenchReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'The shoe pile is gone', text: 'Each kid has a basket. It works, mostly.' },
  { stars: 5, title: 'Cushion washes well', text: 'Muddy dog, cold cycle, good as new.' },
  { stars: 4, title: 'Tall boots don’t fit', text: 'Ankle boots do. The tall ones still live by the door.' },
];
