import { checkoutRoutes } from '@settee/domain';

/** Path of the page with unsaved input that a reload would lose. */
let enteredAt = '';

/** URL of the script that started this page. */
let startScript = '';

/** Remembers on which page something was typed or chosen, and the version of the shop that it was opened with. */
export function watchEntries(entry: string): void {
  startScript = entry;
  addEventListener('input', () => (enteredAt = location.pathname), true);
}

/** Returns true when a new version is deployed: files that this page has yet to load may no longer exist. */
async function isRenewed(entry: string): Promise<boolean> {
  try {
    const reply = await fetch(location.href, { cache: 'no-store' });
    return reply.ok && !(await reply.text()).includes(new URL(entry).pathname);
  } catch {
    return false;
  }
}

let asking: Promise<boolean> | undefined;

/** After a file did not load: reloads when only a new version of the shop explains it and nothing was entered here. */
export async function reloadIfRenewed(entry: string): Promise<void> {
  asking ??= isRenewed(entry).finally(() => (asking = undefined));
  if ((await asking) && enteredAt !== location.pathname) location.reload();
}

/** Whether a reload loses what was entered here. The steps of the checkout restore it, except cards and codes. */
function losesInput(): boolean {
  const { pathname } = location;
  const isRestored = pathname.includes('/checkout/') && !pathname.endsWith(checkoutRoutes.cart);
  return enteredAt === pathname && !isRestored;
}

const failedCalls = new Set<string>();

/**
 * After a call failed: reloads when it had failed before and a new version of the shop explains it. An open page calls
 * addresses that may no longer exist.
 */
export async function reloadIfOutdated(call: string): Promise<void> {
  const isRepeated = failedCalls.has(call);
  failedCalls.add(call);
  if (isRepeated && !losesInput() && (await isRenewed(startScript))) location.reload();
}

/** Delay before a failed style sheet is loaded again, in ms. */
const styleRetryDelayMs = 2000;

/** Reloads style sheets that failed to load; Vite requests each only once. */
export function retryStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = document.createElement('link');
    again.rel = target.rel;
    again.crossOrigin = target.crossOrigin;
    again.href = target.href;
    target.remove();
    setTimeout(() => document.head.append(again), styleRetryDelayMs);
  };
  addEventListener('error', retry, true);
}

/**
 * After code failed to load again: reloads the page, because some browsers never request a module again. Does nothing
 * where that loses what was entered. The failure is shown either way and can be tried again.
 */
export function reloadForCode(): void {
  if (!losesInput()) void reloadWhenReachable();
}

/**
 * Reloads the page if the shop is reachable; otherwise returns `false`, which avoids the error page of the
 * browser.
 */
export async function reloadWhenReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
