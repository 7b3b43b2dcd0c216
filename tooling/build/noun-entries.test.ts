import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { indexOf, kits, nounEntries, withNouns } from './noun-entries.ts';

const folder = (kit: string) => join(root, 'packages', kit);

test.each(kits)('%s has an entry for each of its nouns; node tooling/build/noun-entries.ts writes them', (kit) => {
  const entries = nounEntries(indexOf(kit));
  const written = readdirSync(join(folder(kit), 'src/entries'));
  expect(written.toSorted()).toEqual([...entries.keys()].map((noun) => `${noun}.ts`).toSorted());
  for (const [noun, text] of entries) {
    expect(readFileSync(join(folder(kit), `src/entries/${noun}.ts`), 'utf8')).toBe(text);
  }
  const { exports } = JSON.parse(readFileSync(join(folder(kit), 'package.json'), 'utf8'));
  expect(exports).toEqual(withNouns(exports, [...entries.keys()]));
});
