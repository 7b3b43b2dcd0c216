import { serve } from '@hono/node-server';
import { getEventListeners, once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { testShop } from './testing.ts';

/** Serves the shop over HTTP on a free port. */
async function overHttp(shop: ReturnType<typeof testShop>['shop']) {
  const server = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => server.close() };
}

const encodings = ['identity', 'br', 'gzip'] as const;
/** Moment and way of a client disconnect. */
const http1 = ['at the first byte', 'a moment after it', 'with a reset', 'before any'] as const;

/** Requests a page and closes the connection in the middle of the response. */
function leave(port: number, path: string, encoding: (typeof encodings)[number], manner: (typeof http1)[number]) {
  return new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
      if (manner === 'before any') setImmediate(() => socket.destroy());
    });
    socket.once('data', () => {
      if (manner === 'at the first byte') socket.destroy();
      else if (manner === 'with a reset') socket.resetAndDestroy();
      else setImmediate(() => socket.destroy());
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('browsers that hang up in the middle of a page neither end the process nor fill its log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { port, close } = await overHttp(testShop().shop);
  const paths = ['/', '/sofas', '/alder-sofa/s100101', '/browse/menu'];
  for (const path of paths)
    for (const encoding of encodings)
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          leave(port, path, encoding, http1[index % http1.length] ?? 'before any'),
        ),
      );
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: 'localhost' } });
  expect([page.status, (await page.text()).endsWith('</html>')]).toEqual([200, true]);
  expect(logged).not.toHaveBeenCalled();
  close();
});

test('a browser that hangs up before its page is rendered has none rendered', async () => {
  let respondToHome = () => undefined as void;
  const requests = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const { shop } = testShop(
    {
      'browse.home': () => {
        requests.resolve();
        return new Promise<Response>((resolve) => {
          respondToHome = () => resolve(new Response(null, { status: 503 }));
        });
      },
    },
    {},
    { assetsOf: (page) => (rendered.push(page.path), { entries: [], modules: [], styles: [], fonts: [] }) },
  );
  const { signal, abort } = cancelable();
  const reply = shop.request('http://localhost/', { signal });
  await requests.promise;
  abort();
  respondToHome();
  expect((await reply).status).toBe(499);
  expect(rendered).toEqual([]);
});

function cancelable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

test('nothing retains a page that was sent: neither its timer nor the request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = new Request('http://localhost/');
  const retained = () => [vi.getTimerCount(), getEventListeners(request.signal, 'abort').length];
  const reply = await testShop().shop.request(request);
  expect(retained()).toEqual([1, 1]);
  expect((await reply.text()).endsWith('</html>')).toBe(true);
  await expect.poll(retained).toEqual([0, 0]);
});

test.each(encodings)('rendering of a page in %s stops at once when the client disconnects', async (encoding) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { signal, abort } = cancelable();
  const { body } = await testShop().shop.request('http://localhost/', {
    signal,
    headers: { 'accept-encoding': encoding },
  });
  abort();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await new Response(body).text().catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('rendering of a page stops at once when its reader cancels', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { body } = await testShop().shop.request('http://localhost/');
  await body?.cancel();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});
