import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([0, 7, 12, 345, 999, 1000, 1234, 65_432, 100_000, 1_234_567, 1_000_000_000])(
  '%i reads as English writes it',
  (count) => expect(countText(count)).toBe(count.toLocaleString('en')),
);
