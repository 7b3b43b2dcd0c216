import { limits } from './limits.ts';

/** A call into a page did not end. */
export class PageHung extends Error {}

/** Returns the result of a call into the page, which has no timeout, or throws an error that names the call. */
export async function withTimeout<Value>(what: string, call: Promise<Value>, timeoutMs = limits.call): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const stop = () => reject(new PageHung(`${what} did not end within ${timeoutMs / 1000} s`));
    timer = setTimeout(stop, timeoutMs);
  });
  return Promise.race([call, limit]).finally(() => clearTimeout(timer));
}
