import { callbackName, feedCallback } from '@settee/domain';
import { markThirdPartyScript } from './third-party-scripts.ts';

/** Timeout of a feed request, in ms. */
export const jsonpTimeoutMs = 5_000;

declare global {
  /** Callbacks of feeds, by name. */
  interface Window {
    [callback: `_${string}`]: ((response: unknown) => void) | undefined;
  }
}

const name = callbackName(feedCallback) as `_${string}`;

function run(url: string, nonce: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (end: () => void) => {
      clearTimeout(limit);
      // A late script must still find its callback.
      window[name] = () => undefined;
      script.remove();
      end();
    };
    const fail = (why: string) => finish(() => reject(new Error(`The feed ${url} ${why}.`)));
    const limit = setTimeout(() => fail('did not answer in time'), jsonpTimeoutMs);
    window[name] = (response) => finish(() => resolve(response));
    script.addEventListener('error', () => fail('could not be loaded'));
    script.addEventListener('load', () => fail('did not call back'));
    script.async = true;
    script.nonce = nonce;
    script.referrerPolicy = 'origin';
    script.src = url;
    markThirdPartyScript();
    document.head.append(script);
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Loads a third-party feed with JSONP. Requests share one callback, so they run one at a time. XSELL-09 */
export function fetchJsonp(url: string, nonce: string): Promise<unknown> {
  const mine = last.then(() => run(url, nonce));
  last = mine.catch(() => undefined);
  return mine;
}
