import { expect, test } from 'vitest';
import { deliveryDayTexts, deliveryRegions, freightExtraDays, products } from '../index.ts';

/** Regions that our trucks serve; the times of the others are much longer. */
const served = deliveryRegions.filter(({ truckDays }) => truckDays.length > 0);

const weeks = (ranges: readonly { from: number; to: number }[], region: { from: number; to: number }) => {
  const from = Math.round((Math.min(...ranges.map((days) => days.from)) + region.from) / 7);
  const to = Math.ceil((Math.max(...ranges.map((days) => days.to)) + region.to) / 7);
  return `${from}–${to} weeks`;
};

test.each(['USA', 'CANADA'] as const)('DELIV-06: the weeks of furniture are those of its dates, %s', (site) => {
  const furniture = products.filter(({ deliveryMode }) => deliveryMode === 'inHome');
  const rangesOf = (isMade: boolean) =>
    furniture
      .filter(({ isMadeToOrder }) => isMadeToOrder === isMade)
      .flatMap((product) => [
        product.deliveryDays,
        ...product.options
          .flatMap(({ groups }) => groups)
          .flatMap(({ choices }) => choices.flatMap(({ deliveryDays }) => deliveryDays ?? [])),
      ]);
  const extra = served.filter(({ siteCulture }) => siteCulture === site).map(({ extraDays }) => extraDays.inHome);
  const region = { from: Math.min(...extra), to: Math.max(...extra) };
  const curbside = { from: region.from + freightExtraDays.from, to: region.to + freightExtraDays.to };
  const text = (days: typeof region) =>
    `${weeks(rangesOf(false), days)}, or ${weeks(rangesOf(true), days)} if made to order`;

  expect(deliveryDayTexts[site].longDistance).toBe(`${text(region)}; scheduled with you`);
  expect(deliveryDayTexts[site].basicFreight).toBe(`${text(curbside)}; curbside`);
});
