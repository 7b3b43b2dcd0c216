import { expect, test } from 'vitest';
import {
  normalizeText,
  validateTexts,
  graphemes,
  isDrawable,
  isLegacyTextMissing,
  matchesFont,
} from './validate-texts.ts';
import type { FontAttributes } from './personalization.ts';

const capitals: FontAttributes = { validationRegEx: '[A-Z]+', minLength: 1, maxLength: 3 };
const names: FontAttributes = { validationRegEx: "[A-Za-zÀ-ÖØ-öø-ÿ '’-]+", minLength: 2, maxLength: 10 };
const lines = (...texts: readonly string[]) => texts.map((text, index) => ({ elementName: `Text${index + 1}`, text }));

test.each([
  [['EMH'], capitals, null],
  [['EMH', ''], capitals, null],
  [[''], capitals, { code: 'empty', elementNames: ['Text1'] }],
  [['  ', '\t'], capitals, { code: 'empty', elementNames: ['Text1', 'Text2'] }],
  [['emh'], capitals, { code: 'invalid', elementNames: ['Text1'] }],
  [['EMH', 'e'], capitals, { code: 'invalid', elementNames: ['Text2'] }],
  [['EMHX', 'e'], capitals, { code: 'invalid', elementNames: ['Text2'] }],
  [['EMHX'], capitals, { code: 'too-long', elementNames: ['Text1'] }],
  [['E', 'EMHXY'], { ...capitals, minLength: 2 }, { code: 'too-long', elementNames: ['Text2'] }],
  [['E'], names, { code: 'too-short', elementNames: ['Text1'] }],
  [['José'], names, null],
  [['Jose\u0301'], names, null],
] as const)('README decision 10, MONO-08: %j', (texts, font, problem) => {
  expect(validateTexts(lines(...texts), font)).toEqual(problem);
});

test.each([
  ['A1', false],
  ['AB\nC', false],
  ['AB\u200b', false],
  ['😀', false],
  ['\u202eABC', false],
  ['<script>', false],
  ['A\u0300', false],
  ['AB', true],
] as const)('MONO-08: the whole of %j must match, match: %s', (text, isMatch) => {
  expect(matchesFont(text, capitals)).toBe(isMatch);
});

test('README decision 10: a broken expression matches nothing and throws nothing', () => {
  for (const validationRegEx of ['[A-', '(', '*', 'a{2,1}']) {
    const broken = { ...capitals, validationRegEx };
    expect(validateTexts(lines('AB'), broken)?.code).toBe('invalid');
    expect(isDrawable(lines('AB'), broken)).toBe(false);
  }
});

test('README decision 10: length counts what a shopper counts', () => {
  expect(graphemes('é')).toBe(1);
  expect(graphemes('e\u0301')).toBe(1);
  expect(graphemes('👩‍👩‍👧‍👦')).toBe(1);
  const any: FontAttributes = { validationRegEx: '.+', minLength: 1, maxLength: 3 };
  expect(validateTexts(lines('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'), any)).toBeNull();
});

test('MONO-14: a text of 100,000 characters is too long, and no pattern is matched against it', () => {
  expect(validateTexts(lines('A'.repeat(100_000)), { ...capitals, validationRegEx: '(A+)+B' })?.code).toBe('too-long');
});

test.each([
  [['', ''], false],
  [['EMH', ''], true],
  [['EMH', 'e'], false],
] as const)('MONO-05, MONO-07: %j is drawn: %s', (texts, isDrawn) => {
  expect(isDrawable(lines(...texts), capitals)).toBe(isDrawn);
});

test.each([
  [100, true, ['', ' '], true],
  [100, true, ['', 'A'], false],
  [100, false, [''], false],
  [700, true, [''], false],
  [705, true, [''], false],
] as const)(
  'MONO-20: type %i, personalized %s with %j raises an error: %s',
  (type, isPersonalized, texts, isMissing) => {
    expect(isLegacyTextMissing(type, { isPersonalized, texts })).toBe(isMissing);
  },
);

test('a text is made composed and without blanks around it', () => {
  expect(normalizeText('  Jose\u0301 ')).toBe('José');
});
