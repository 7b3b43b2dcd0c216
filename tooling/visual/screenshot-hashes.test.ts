import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readScreenshotHashes } from './screenshot-hashes.ts';

const folder = mkdtempSync(join(tmpdir(), 'settee-prints-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'prints.json');
const [picture, otherPicture, screenshot, otherScreenshot] = ['p', 'q', 'l', 'm'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

test('a screenshot is known again, with its picture alone, and in a later run', () => {
  const prints = readScreenshotHashes(path);
  expect(prints.has('a.webp', picture, screenshot)).toBe(false);
  prints.add('a.webp', picture, screenshot);
  prints.add('gone.webp', picture, screenshot);
  prints.save(new Set(['a.webp']));
  const later = readScreenshotHashes(path);
  expect(later.has('a.webp', picture, screenshot)).toBe(true);
  expect(later.has('a.webp', picture, otherScreenshot)).toBe(false);
  expect(later.has('a.webp', otherPicture, screenshot)).toBe(false);
  expect(later.has('gone.webp', picture, screenshot)).toBe(false);
});
