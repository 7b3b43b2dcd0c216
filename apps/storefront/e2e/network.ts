import type { Page, Route } from 'playwright-core';

// Playwright's `times` and `unroute` stop the interception of a page when they remove its last route. Requests that are
// in flight at that moment may never get a response. These routes stay, and pass on what they no longer handle.

/** Handles the requests to a URL until the returned function is called. */
export async function routeUntil(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false;
  await page.route(url, (route) => (isOver ? route.fallback() : handle(route)));
  return () => {
    isOver = true;
  };
}

/** Handles the next request to a URL. */
export async function routeOnce(page: Page, url: string | RegExp, handle: (route: Route) => unknown): Promise<void> {
  let isOver = false;
  await page.route(url, (route) => {
    if (isOver) return route.fallback();
    isOver = true;
    return handle(route);
  });
}
