import { getBrandPicture, sharePictureFolder } from '@settee/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readManifest } from './pictures.ts';
import { sharePicturePages } from './share-pictures.ts';

const [first = '', second = '', third = ''] = Object.values(readManifest()).map(({ avif }) => avif.at(-1)?.file);
const pathOf = (file: string) => `${sharePictureFolder}/${file}.jpg`;

/** The pages with an encoder that records its calls and waits for `finish`; a picture takes 100 bytes. */
function setUp(maxBytes?: number) {
  const calls: string[] = [];
  const pending: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[] = [];
  const app = sharePicturePages((file) => {
    calls.push(file);
    const picture = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    pending.push(picture);
    return picture.promise;
  }, maxBytes).onError((_error, context) => context.body(null, 500));
  const get = async (file: string, query = '', headers: Record<string, string> = {}) =>
    app.request(pathOf(file) + query, { headers });
  const finish = async () => {
    await expect.poll(() => pending.length).toBeGreaterThan(0);
    pending.shift()?.resolve(new Uint8Array(100));
  };
  /** Requests a picture; one that is not stored is encoded. */
  const load = async (file: string, query?: string) => {
    const known = calls.length;
    const response = get(file, query);
    await new Promise((resolve) => setImmediate(resolve));
    if (calls.length > known) await finish();
    return response;
  };
  return { calls, pending, get, finish, load };
}

test('concurrent requests for a picture to share use one encoding, and later ones its result, whatever their query', async () => {
  const { calls, get, finish, load } = setUp();
  const together = [get(first), get(first), get(first, '?a=1')];
  await finish();
  expect((await Promise.all(together)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const later = await load(first, '?a=2');
  expect((await later.arrayBuffer()).byteLength).toBe(100);
  expect(calls).toEqual([first]);
});

test('pictures to share are encoded one at a time, and one that fails is encoded again', async () => {
  const { calls, pending, get, finish, load } = setUp();
  const together = [get(first), get(second)];
  await expect.poll(() => calls).toEqual([first]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual([first]);
  pending.shift()?.reject(new Error('unreadable'));
  await finish();
  expect((await Promise.all(together)).map(({ status }) => status)).toEqual([500, 200]);
  expect((await load(first)).status).toBe(200);
  expect(calls).toEqual([first, second, first]);
});

test('the least recently requested picture to share is removed when memory runs out', async () => {
  const { calls, load } = setUp(200);
  for (const file of [first, second, first, third, first, second]) await load(file);
  expect(calls).toEqual([first, second, third, second]);
});

test('only the largest version of a picture is encoded, and not for a browser that has it', async () => {
  const { calls, get, load } = setUp();
  const [smallest = ''] = Object.values(readManifest()).map(({ avif }) => avif.at(0)?.file);
  for (const file of [smallest, 'nothing.avif', 'manifest.json.avif']) {
    const response = await get(file);
    expect.soft([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
  const etag = `"${first}"`;
  const known = await get(first, '', { 'If-None-Match': `W/${etag}, "other"` });
  expect([known.status, calls]).toEqual([304, []]);
  const { headers } = await load(first);
  for (const { headers: sent } of [known, { headers }]) {
    expect(sent.get('etag')).toBe(etag);
    expect(sent.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  expect(headers.get('content-type')).toBe('image/jpeg');
});

test('the picture of a brand to share is the one of its home page, in the frame of social networks', async () => {
  const app = sharePicturePages();
  for (const brand of ['main', 'cb2'] as const) {
    const { url, width, height } = getBrandPicture(brand);
    const response = await app.request(url);
    expect(response.headers.get('etag')).toContain(`${brand}.home-hero-`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', width, height]);
  }
  expect((await app.request(`${sharePictureFolder}/nobody.jpg`)).status).toBe(404);
});
