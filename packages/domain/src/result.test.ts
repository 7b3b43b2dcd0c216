import { expect, test } from 'vitest';
import { ok, err, type Result } from './result.ts';

test('a result is discriminated by `ok` and has a value or an error', () => {
  const results: Result<number, 'too-many'>[] = [ok(5), err('too-many')];
  expect(results.map((result) => (result.ok ? result.value : result.error))).toEqual([5, 'too-many']);
  expect(results).toEqual([
    { ok: true, value: 5 },
    { ok: false, error: 'too-many' },
  ]);
});
