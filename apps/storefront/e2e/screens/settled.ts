import type { Page, Request } from 'playwright-core';
import { limits } from '../../../../tooling/limits.ts';
import { withTimeout } from '../../../../tooling/with-timeout.ts';

/** Watches a page's requests from now on; what it returns waits until all are done, twice in a row, and nothing is busy or left to draw. */
export function watchLoading(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    // A video continues to load while it plays.
    if (['media', 'ping'].includes(request.resourceType())) return;
    started += 1;
    pending.add(request);
  });
  const finish = (request: Request) => void pending.delete(request);
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  const idle = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A browser without a screen does not always draw a frame.
        setTimeout(resolve, 1000);
      });
      // A part that waits for its code still shows the HTML of the server.
      const unsettled = document.querySelector('[aria-busy=true], template[data-part=pending]');
      return document.fonts.status === 'loaded' && unsettled === null;
    });
  return async () => {
    const limit = Date.now() + limits.call;
    for (let quiet = 0; quiet < 2; ) {
      if (Date.now() > limit) throw new Error(`Still loading: ${[...pending].map((one) => one.url()).join(', ')}`);
      const before = started;
      const isIdle = await withTimeout('waiting for a frame', idle());
      quiet = isIdle && pending.size === 0 && started === before ? quiet + 1 : 0;
      if (!isIdle || pending.size > 0) await page.waitForTimeout(20);
    }
  };
}
