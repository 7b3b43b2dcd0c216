import type { RatingDistribution } from './types.ts';

const getMean = (counts: readonly number[], count: number) =>
  counts.reduce((sum, each, at) => sum + each * (at + 1), 0) / count;

/** Stars as a curve: the further from the best, the fewer; steeper for better products. */
function curve(average: number, count: number): [number, number, number, number, number] {
  const steepness = 0.16 + (5 - average) * 0.42;
  const shares = [steepness ** 4 * 1.6, steepness ** 3 * 1.2, steepness ** 2, steepness, 1];
  const all = shares.reduce((sum, share) => sum + share, 0);
  const [one = 0, two = 0, three = 0, four = 0] = shares.map((share) => Math.floor((share / all) * count));
  return [one, two, three, four, count - one - two - three - four];
}

/** Returns the number of ratings per star, one to five, with a mean that rounds to `average` at one decimal. */
export function getDistribution(average: number, count: number): RatingDistribution {
  const counts = curve(average, count);
  const isRight = () => Math.round(getMean(counts, count) * 10) === Math.round(average * 10);
  // Each step moves one rating by one star, so the mean cannot jump over the average.
  for (let step = 0; step < count * 4 && !isRight(); step += 1) {
    const isLow = getMean(counts, count) < average;
    const from = isLow
      ? [3, 2, 1, 0].find((at) => (counts[at] ?? 0) > 1)
      : [4, 3, 2, 1].find((at) => (counts[at] ?? 0) > 1);
    if (from === undefined) break;
    counts[from] = (counts[from] ?? 0) - 1;
    const to = isLow ? from + 1 : from - 1;
    counts[to] = (counts[to] ?? 0) + 1;
  }
  return counts;
}
