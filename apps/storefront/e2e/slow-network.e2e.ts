import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// oxlint-disable-next-line settee/no-real-clock -- the slow line is the subject; nothing waits for it
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { watchLoading } from './screens/settled.ts';
import { type Shop, sharedShop } from './shop.ts';

/** Chunk size of a page in bytes, delay between chunks in ms, and delay of fonts in ms. */
const drop = { bytes: 1500, ms: 25, fontMs: 1500 };

/** Starts a proxy in front of the shop that sends HTML in small chunks and delays fonts. */
function slowLine(shop: Shop): Promise<Server> {
  const { port } = new URL(shop.at('/'));
  const line = createServer((requests, response) => {
    const { url: path, method, headers } = requests;
    const onward = request(
      { port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (got) => {
        const isPage = got.headers['content-type']?.includes('html') ?? false;
        if (path?.endsWith('.woff2')) await pause(drop.fontMs);
        response.writeHead(got.statusCode ?? 502, got.headers);
        for await (const chunk of got) {
          const step = isPage ? drop.bytes : chunk.length;
          for (let index = 0; index < chunk.length; index += step) {
            response.write(chunk.subarray(index, index + step));
            if (isPage) await pause(drop.ms);
          }
        }
        response.end();
      },
    );
    requests.pipe(onward);
  });
  return new Promise((resolve) => line.listen(0, '127.0.0.1', () => resolve(line)));
}

let shop: Shop;
let browser: Browser;
let line: Server;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
  line = await slowLine(shop);
});
afterAll(async () => {
  await browser?.close();
  line?.closeAllConnections();
  line?.close();
});

test.each([
  ['main', 360],
  ['cb2', 360],
  ['cb2', 1280],
] as const)('nothing moves on a page with text in small chunks and late fonts: %s at %i px', async (brand, width) => {
  const journey = journeys[brand];
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
  await page.addInitScript(trackLayoutShifts);
  const waitUntilIdle = watchLoading(page);
  const { port } = line.address() as AddressInfo;
  for (const path of ['/', '/sofas', '/search?q=table', journey.sofa]) {
    await page.goto(`http://${journey.host}:${port}${path}`);
    await waitUntilIdle();
    expect.soft(await page.evaluate(() => globalThis.shifts), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await leave();
});
