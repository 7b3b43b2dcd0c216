import { addToCart, getHome, updateRecentlyViewed, type TransportRequest } from '@settee/contract';
import { afterEach, expect, test, vi } from 'vitest';

const request = (url: string): TransportRequest => ({ method: 'POST', url, headers: {}, body: '{}' });
const respond = () => new Response('{}');

/** A page that has just been opened: nothing has been sent yet. */
async function freshTransport() {
  vi.resetModules();
  const sent: { url: string; end: (failure?: Error) => void }[] = [];
  const fetchLike = (url: string) =>
    new Promise<Response>((resolve, reject) => {
      sent.push({ url, end: (failure) => (failure ? reject(failure) : resolve(respond())) });
    });
  vi.stubGlobal('fetch', fetchLike);
  const { fetchTransport } = await import('./fetch-transport.ts');
  return { fetchTransport, sent, urls: () => sent.map(({ url }) => url) };
}

const flushTasks = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.unstubAllGlobals());

test('a newcomer begins one session: the second call that would begin one waits for the first', async () => {
  const { fetchTransport, sent, urls } = await freshTransport();
  const all = [
    fetchTransport(request('/viewed'), updateRecentlyViewed),
    fetchTransport(request('/add'), addToCart),
    fetchTransport(request('/home'), getHome),
    fetchTransport(request('/add-more'), addToCart),
  ];
  await flushTasks();
  expect(urls()).toEqual(['/viewed', '/home']);
  sent[0]?.end();
  await flushTasks();
  expect(urls()).toEqual(['/viewed', '/home', '/add', '/add-more']);
  for (const { end } of sent) end();
  expect(await Promise.all(all)).toHaveLength(4);
});

test('a failed first request does not block the next ones', async () => {
  const { fetchTransport, sent, urls } = await freshTransport();
  const lost = fetchTransport(request('/viewed'), updateRecentlyViewed);
  const added = fetchTransport(request('/add'), addToCart);
  const more = fetchTransport(request('/add-more'), addToCart);
  await flushTasks();
  sent[0]?.end(new TypeError('offline'));
  await expect(lost).rejects.toThrow('offline');
  await flushTasks();
  expect(urls()).toEqual(['/viewed', '/add']);
  sent[1]?.end();
  expect((await added).status).toBe(200);
  await flushTasks();
  expect(urls()).toEqual(['/viewed', '/add', '/add-more']);
  sent[2]?.end();
  expect((await more).status).toBe(200);
});
