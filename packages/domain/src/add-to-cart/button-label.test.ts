import { expect, test } from 'vitest';
import { getAddButtonLabel } from './button-label.ts';

test.each([
  [1, 'add'],
  [2, 'request-quote'],
  [3, 'call-store'],
  [4, 'select-store'],
  [5, 'pick-up-in-store'],
  [6, 'add-count'],
  [7, 'accept-terms'],
  [0, 'add'],
  [8, 'add'],
  [Number.NaN, 'add'],
])('config %d has the button label %s', (config, label) => {
  expect(getAddButtonLabel(config)).toBe(label);
});
