import { expectTypeOf, test } from 'vitest';
import type { SortOption } from './filter.ts';

test('FILTER-08: a sort option has a key and a label', () => {
  expectTypeOf<SortOption>().toEqualTypeOf<{ key: string; label: string }>();
});
