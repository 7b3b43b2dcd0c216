import { use } from 'react';
import type { Page, RouteModule } from './page.ts';

const loading = new Map<Page, Promise<RouteModule>>();
const loaded = new Map<Page, RouteModule>();

/** Loads a page's code once; a failure is tried again the next time. */
export function loadPage(page: Page): Promise<RouteModule> {
  const known = loading.get(page);
  if (known) return known;
  const fresh = page.load().then((module) => {
    loaded.set(page, module);
    return module;
  });
  loading.set(page, fresh);
  fresh.catch(() => loading.delete(page));
  return fresh;
}

/** The page's code; waits for it when it is not there. */
export function usePageModule(page: Page): RouteModule {
  return loaded.get(page) ?? use(loadPage(page));
}
