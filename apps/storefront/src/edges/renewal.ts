/** Path of the page with unsaved input that a reload would lose. */
let enteredAt = '';

/** Remembers on which page something was typed or chosen. */
export function watchEntries(): void {
  addEventListener('input', () => (enteredAt = location.pathname), true);
}

/** Whether the shop serves other scripts than this page runs: files that this page still wants may be gone. */
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

/** Delay before a failed style sheet is loaded again, in ms. */
const styleRetryDelay = 2000;

/** Reloads style sheets that failed to load; Vite requests each only once. */
export function retryStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = document.createElement('link');
    again.rel = target.rel;
    again.crossOrigin = target.crossOrigin;
    again.href = target.href;
    target.remove();
    setTimeout(() => document.head.append(again), styleRetryDelay);
  };
  addEventListener('error', retry, true);
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
