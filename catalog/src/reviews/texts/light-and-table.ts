import type { WrittenReview } from '../types.ts';

export const leaningBookcaseReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'No wobble', text: 'Two hooks in the wall and it’s part of the house.' },
  { stars: 4, title: 'Bottom shelf is the big one', text: 'Plan your tall things there.' },
  { stars: 4, title: 'Turned a dead corner alive', text: 'Plants, books, and a radio, in no floor space.' },
];

export const shoeCabinetReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'The hall is a hall again', text: 'Fourteen pairs vanished.' },
  { stars: 4, title: 'Not for boots', text: 'Size 13 boots stick out. Everything else closes.' },
  { stars: 5, title: 'Air gets in', text: 'No smell when you tip it open.' },
];

export const roundedCabinetReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Grain runs across both doors', text: 'You see one board, not two.' },
  { stars: 4, title: 'Wall anchor is a must', text: 'Do it before you load the shelves.' },
  { stars: 5, title: 'Soft corners', text: 'My hip thanks whoever drew it.' },
];

export const lowShelvesReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Kids put books back', text: 'First time that has happened.' },
  { stars: 5, title: 'Color is richer than online', text: 'A brick that goes with everything.' },
  { stars: 3, title: 'Shelves don’t move', text: 'They’re fixed, so measure your tall books.' },
];

export const hallBenchReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Shoes below, coats above', text: 'Took over the whole job of our entry.' },
  { stars: 4, title: 'Leather smells for a week', text: 'Then it’s gone and only looks remain.' },
  { stars: 4, title: 'Solid', text: 'Two adults on it, no creak.' },
];

export const ribbedLampReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'The green is right', text: 'Between sage and sea. It goes with the sofa.' },
  { stars: 5, title: 'Soft circle of light', text: 'Enough to read by on both sides.' },
  { stars: 4, title: 'Harp sits high', text: 'A smaller bulb hides it better.' },
];

export const tubeLampReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Lights a whole wall', text: 'We turned off the ceiling for good.' },
  { stars: 4, title: 'Cap gets warm', text: 'Not hot, but you notice it when you dim.' },
  { stars: 5, title: 'Nothing to assemble', text: 'Out of the box and on.' },
];

export const newPendantReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'No glare', text: 'We sit under it for hours and nobody squints.' },
  { stars: 3, title: 'Have it hung', text: 'Worth the fee for a ten-foot ceiling.' },
  { stars: 5, title: 'Well packed', text: 'Arrived without a dent.' },
];

export const sconceReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Gave us our nightstands back', text: 'Books and water fit again.' },
  { stars: 4, title: 'Template helps', text: 'Use the paper one in the box or you’ll drill twice.' },
  { stars: 4, title: 'Warm light', text: 'Right for reading, dim enough for the hall.' },
];

export const newRugReviews: readonly WrittenReview[] = [
  { stars: 4, title: 'Colors are honest', text: 'What you see is what unrolls.' },
  { stars: 4, title: 'Sheds a little', text: 'Six weeks of vacuuming and it stopped.' },
  { stars: 5, title: 'Lies flat', text: 'Corners were down the same evening.' },
];

export const velvetPillowReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Deep color', text: 'It changes as you walk past.' },
  { stars: 4, title: 'Shows pet hair', text: 'Brush it and it’s like new.' },
  { stars: 5, title: 'Holds its shape', text: 'No karate chop needed.' },
];

export const paddleBoardsReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Beautiful grain', text: 'We hang them on the wall between dinners.' },
  { stars: 4, title: 'Oil them first', text: 'They arrive a little dry.' },
  { stars: 4, title: 'Right weight', text: 'Heavy enough to cut on, light enough to carry one-handed.' },
];

export const budVasesReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Looks good empty', text: 'Half the time it is.' },
  { stars: 4, title: 'Narrow neck', text: 'Bring a bottle brush.' },
  { stars: 5, title: 'No two the same', text: 'The small flaws are why I like it.' },
];

export const blackBowlReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Salad looks expensive', text: 'It’s only lettuce.' },
  { stars: 3, title: 'Shows oil', text: 'Rinse it soon after dinner.' },
  { stars: 5, title: 'Big', text: 'Pasta for eight fits.' },
];

export const redTrayReviews: readonly WrittenReview[] = [
  { stars: 5, title: 'Tidies the whole table', text: 'Remotes, candle, matches, done.' },
  { stars: 4, title: 'Fingerprints', text: 'A cloth lives next to it.' },
  { stars: 4, title: 'That red', text: 'The best thing in a white room.' },
];
