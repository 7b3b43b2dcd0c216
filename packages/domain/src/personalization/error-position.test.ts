import { expect, test } from 'vitest';
import { designKey } from './design-key.ts';
import { positionOfError, getErrorPosition } from './error-position.ts';
import { isInHouse, personalizationType } from './personalization.ts';

const lines = [
  { elementName: 'Text1', text: 'EMH' },
  { elementName: 'Text2', text: 'DRAT' },
];
const position = (businessErrorCode: string, profaneTexts: readonly string[] = []) =>
  positionOfError({ businessErrorCode, profaneTexts }, lines);

test.each(['E1001', 'E1002', 'E1003'])('MONO-16: %s points to the legend', (code) => {
  expect(position(code)).toBe('legend');
});

test('MONO-17: E2001 points to the summary', () => {
  expect(position('E2001')).toBe('summary');
});

test('MONO-18: E3001 is positioned at the lines with a text in profaneTexts', () => {
  expect(position('E3001', ['DRAT'])).toEqual(['Text2']);
  expect(position('E3001', ['DRAT', 'EMH'])).toEqual(['Text1', 'Text2']);
});

test.each(['E9000', 'E1004', '', 'e2001'])('MONO-19: %j points to Text1', (code) => {
  expect(position(code)).toEqual(['Text1']);
});

test('MONO-11, MONO-12: invalid lines are reported once if all are invalid, else at each line', () => {
  const invalid = (elementNames: string[], filled: number) =>
    getErrorPosition({ code: 'invalid', elementNames }, filled);
  expect(invalid(['Text1', 'Text2'], 2)).toBe('summary');
  expect(invalid(['Text1', 'Text3'], 3)).toEqual(['Text1', 'Text3']);
  expect(invalid(['Text1'], 1)).toEqual(['Text1']);
});

test('MONO-13: a text that is too short is not reported', () => {
  expect(getErrorPosition({ code: 'too-short', elementNames: ['Text1'] }, 1)).toEqual([]);
});

test('MONO-04: the types', () => {
  expect(personalizationType).toEqual({ none: 0, legacy: 100, inHouseEmbroidery: 700, inHouseEtching: 705 });
  expect(Object.values(personalizationType).filter(isInHouse)).toEqual([700, 705]);
});

test('equal designs share a key, regardless of line order; different designs do not', () => {
  const line = (elementName: string, text: string) => ({ elementName, text, textcolor: 'navy', font: 'serif' });
  const design = { templateName: 'towel', sku: 1, locationName: 'Hem', personalization: [line('Text1', 'EMH')] };
  const two = { ...design, personalization: [line('Text1', 'E'), line('Text2', 'M')] };
  expect(designKey({ ...design, personalization: [line('Text2', ' '), line('Text1', ' EMH')] })).toBe(
    designKey(design),
  );
  expect(designKey({ ...two, personalization: two.personalization.toReversed() })).toBe(designKey(two));
  expect(designKey({ ...design, personalization: [line('Text2', 'EMH')] })).not.toBe(designKey(design));
  expect(designKey({ ...design, locationName: 'Corner' })).not.toBe(designKey(design));
});
