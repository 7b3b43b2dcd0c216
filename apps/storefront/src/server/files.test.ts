import { serve, type ServerType } from '@hono/node-server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles } from './files.ts';

let folder: string;
let server: ServerType;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'settee-files-'));
  writeFileSync(join(folder, 'turn.webm'), '0123456789');
  writeFileSync(join(folder, 'hero.avif'), 'a picture');
  const { fetch } = createFiles({
    client: folder,
    pictures: folder,
    videos: folder,
    models: folder,
    visualizer: folder,
  });
  await new Promise<void>((resolve) => {
    server = serve({ fetch, port: 0 }, (address) => {
      port = address.port;
      resolve();
    });
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const fetchPage = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${port}${path}`, { headers });

test('images and videos are cached permanently', async () => {
  for (const path of ['/pictures/hero.avif', '/videos/turn.webm']) {
    const response = await fetchPage(path);
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('videos support range requests', async () => {
  const part = await fetchPage('/videos/turn.webm', { range: 'bytes=2-5' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-5/10');
  expect(part.headers.get('content-type')).toBe('video/webm');
  expect(await part.text()).toBe('2345');
});

test.each(['/videos/none.webm', '/pictures/none.avif', '/videos/%2e%2e/package.json'])(
  '%s is not there',
  async (path) => {
    expect((await fetchPage(path)).status).toBe(404);
  },
);
