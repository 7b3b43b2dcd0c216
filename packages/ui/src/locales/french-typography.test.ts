import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Spaces that may break a line where Québec typography has a no-break space, or has none. */
const wrong = (source: string) => {
  const withoutConditions = source.replaceAll(/ \?\s[^:]* : /g, ' ').replaceAll(/^ +: /gm, '');
  return withoutConditions.match(/\S :(?=[ '`])|« | »|\d \d{3}\b|[ \u00a0][;!?](?=['`])/g) ?? [];
};

test('French packs have no-break spaces before colons, inside of quotation marks and in numbers', () => {
  const files = globSync('packages/*/src/locales/fr-CA/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    wrong(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a plain space is found', () => {
  expect(wrong("'Trier par :'")).toHaveLength(1);
  expect(wrong("'de 1 à 9 999'")).toHaveLength(1);
  expect(wrong("isFew ? 'peu' : 'assez'")).toEqual([]);
});
