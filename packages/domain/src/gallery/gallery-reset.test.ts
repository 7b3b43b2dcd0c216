import { expect, test } from 'vitest';
import { isGalleryReset } from './gallery-reset.ts';

const before = { sku: 100101, choices: '12-1201', isPersonalized: false };
const written = { ...before, isPersonalized: true };

test.each([
  ['nothing changed', before, before, false],
  ['another sku', before, { ...before, sku: 100102 }, true],
  ['another choice', before, { ...before, choices: '12-1202' }, true],
  ['a choice taken back', before, { ...before, choices: '' }, true],
])('GALL-16: whether the gallery resets to the default image after %s', (_, was, now, isReset) => {
  expect(isGalleryReset(was, now)).toBe(isReset);
});

test.each([
  ['switched on', before, written, true],
  ['still on', written, written, false],
  ['switched off', written, before, false],
])('GALL-17: personalization that is %s', (_, was, now, isReset) => {
  expect(isGalleryReset(was, now)).toBe(isReset);
});
