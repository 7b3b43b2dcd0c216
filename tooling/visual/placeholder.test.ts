import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPlaceholder } from './placeholder.ts';

const folder = mkdtempSync(join(tmpdir(), 'placeholder-'));

async function photograph(name: string, background: string): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: 30, height: 20, channels: 3, background } }).toFile(path);
  return path;
}

const bodyOf = async (path: string) => (await createPlaceholder(path))?.body;

test('a placeholder has the size of its photograph and does not change when the photograph is rendered again', async () => {
  const placeholder = await bodyOf(await photograph('main.sofa-640.0123abcd.webp', 'red'));
  expect(placeholder).toContain('width="30" height="20"');
  expect(await bodyOf(await photograph('main.sofa-640.ffff0000.webp', 'blue'))).toBe(placeholder);
});

test('another photograph has a placeholder in another color', async () => {
  const sofa = await bodyOf(await photograph('main.sofa-640.0123abcd.webp', 'red'));
  expect(await bodyOf(await photograph('main.chair-640.0123abcd.webp', 'red'))).not.toBe(sofa);
});

test('files other than photographs are served unchanged', async () => {
  expect(await createPlaceholder('/fonts/body.woff2')).toBeNull();
});
