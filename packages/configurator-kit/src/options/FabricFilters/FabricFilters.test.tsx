import { expect, test } from 'vitest';
import { browseMessages } from '../browse-messages.ts';
import { sortOptions } from './FabricFilters.tsx';

test('FILTER-08: every sort option has a key and a label', () => {
  expect(sortOptions(browseMessages)).toEqual(
    ['1', '2', '3', '4'].map((key) => ({ key, label: expect.stringMatching(/\w/) })),
  );
});
