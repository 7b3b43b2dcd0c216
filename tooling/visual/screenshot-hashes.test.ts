import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readScreenshotHashes } from './screenshot-hashes.ts';

const folder = mkdtempSync(join(tmpdir(), 'settee-prints-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'prints.json');
const [picture, otherPicture, look, otherLook] = ['p', 'q', 'l', 'm'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

test('a screenshot is known again, with its picture alone, and in a later run', () => {
  const prints = readScreenshotHashes(path);
  expect(prints.has('a.webp', picture, look)).toBe(false);
  prints.add('a.webp', picture, look);
  prints.add('gone.webp', picture, look);
  prints.save(new Set(['a.webp']));
  const later = readScreenshotHashes(path);
  expect(later.has('a.webp', picture, look)).toBe(true);
  expect(later.has('a.webp', picture, otherLook)).toBe(false);
  expect(later.has('a.webp', otherPicture, look)).toBe(false);
  expect(later.has('gone.webp', picture, look)).toBe(false);
});
