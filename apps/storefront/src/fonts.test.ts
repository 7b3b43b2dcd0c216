import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coreCharacters, toUnicodeRange } from '../subset-fonts.ts';

test('characters become ranges', () => {
  expect(toUnicodeRange('dabcz a')).toBe('U+20, U+61-64, U+7A');
});

test('every character of the screens is in the first file of its font', () => {
  const folder = join(import.meta.dirname, '../e2e/words');
  const words = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(words.length).toBeGreaterThan(0);
  const shown = new Set(words.flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf8')]));
  expect([...shown].filter((character) => character !== '\n' && !coreCharacters.includes(character))).toEqual([]);
});
