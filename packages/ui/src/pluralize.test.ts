import { expect, test } from 'vitest';
import { pluralize } from './pluralize.ts';

test.each([0, 7, 12, 345, 999, 1000, 1234, 65_432, 100_000, 1_234_567, 1_000_000_000])(
  '%i reads as English writes it',
  (count) => expect(pluralize(count)).toBe(count.toLocaleString('en')),
);
