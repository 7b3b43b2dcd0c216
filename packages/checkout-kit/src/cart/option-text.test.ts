import { expect, test } from 'vitest';
import { optionText } from './option-text.ts';

test.each([
  [[], ''],
  [['Oat'], 'Oat'],
  [['Oat', 'Natural oak'], 'Oat\u00a0· Natural oak'],
])('formats %j as %j', (texts, expected) => {
  expect(optionText(texts.map((text) => ({ text })))).toBe(expected);
});
