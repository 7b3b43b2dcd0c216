import { expect, test } from 'vitest';
import { dimensionsText } from './dimensions-text.ts';
import { type LineDimensions, systemOfMeasure } from './product-line.ts';

const words = { width: 'W', depth: 'D', height: 'H', diameter: 'diameter' };
const none: LineDimensions = { depth: null, height: null, width: null, diameter: null, systemOfMeasure: 1 };

test.each<[string, Partial<LineDimensions>, string]>([
  [
    'VIZ-21: 1 is inches',
    { width: 89, depth: 37, height: 31, systemOfMeasure: systemOfMeasure.inches },
    '89″ W × 37″ D × 31″ H',
  ],
  [
    'VIZ-21: 2 is centimetres',
    { width: 226.06, height: 79, systemOfMeasure: systemOfMeasure.centimetres },
    '226.1 cm W × 79 cm H',
  ],
  ['something round has a diameter', { diameter: 20, height: 22 }, '20″ diameter × 22″ H'],
  ['what is not told is left out', {}, ''],
])('%s', (_, given, text) => {
  expect(dimensionsText({ ...none, ...given }, words)).toBe(text);
});

test('VIZ-21: the two systems have their numbers', () => {
  expect(systemOfMeasure).toEqual({ inches: 1, centimetres: 2 });
});
