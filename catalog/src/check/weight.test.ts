import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Bytes of every file in a folder of the catalog. */
const weights = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root)).map((file) => statSync(new URL(`${folder}/${file}`, root)).size);

test('pictures, models and videos weigh at most 120 MB, a model at most 1.5 MB', () => {
  const models = weights('models');
  const all = [...weights('pictures'), ...models, ...weights('videos')];
  expect(all.length).toBeGreaterThan(100);
  expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(120_000_000);
  expect(Math.max(...models)).toBeLessThanOrEqual(1_500_000);
});
