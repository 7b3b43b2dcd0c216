import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPlaceholder } from './placeholder.ts';

const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));

async function photograph(name: string, background: string): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: 30, height: 20, channels: 3, background } }).toFile(path);
  return path;
}

const bodyOf = async (path: string) => (await createPlaceholder(path))?.body;

test('a photograph is drawn in its own size, and alike after a new rendering', async () => {
  const drawn = await bodyOf(await photograph('main.sofa-640.0123abcd.webp', 'red'));
  expect(drawn).toContain('width="30" height="20"');
  expect(await bodyOf(await photograph('main.sofa-640.ffff0000.webp', 'blue'))).toBe(drawn);
});

test('a different photo gets a drawing in a different color', async () => {
  const sofa = await bodyOf(await photograph('main.sofa-640.0123abcd.webp', 'red'));
  expect(await bodyOf(await photograph('main.chair-640.0123abcd.webp', 'red'))).not.toBe(sofa);
});

test('what is no photograph is served as it is', async () => {
  expect(await createPlaceholder('/fonts/body.woff2')).toBeNull();
});
