import { callbackName, feedCallback } from '@settee/domain';
import { markThirdPartyScript } from './third-party-scripts.ts';

/** How long a feed may take, in ms. */
export const jsonpTimeoutMs = 5_000;

declare global {
  /** Callbacks of feeds, by name. */
  interface Window {
    [callback: `_${string}`]: ((answer: unknown) => void) | undefined;
  }
}

const name = callbackName(feedCallback) as `_${string}`;

function run(url: string, nonce: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (end: () => void) => {
      clearTimeout(limit);
      // A script that comes late still finds something to call.
      window[name] = () => undefined;
      script.remove();
      end();
    };
    const fail = (why: string) => settle(() => reject(new Error(`The feed ${url} ${why}.`)));
    const limit = setTimeout(() => fail('did not answer in time'), jsonpTimeoutMs);
    window[name] = (answer) => settle(() => resolve(answer));
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

/** Asks a feed of another host by a script. All of them share one callback, so they come one after another. XSELL-09 */
export function fetchJsonp(url: string, nonce: string): Promise<unknown> {
  const mine = last.then(() => run(url, nonce));
  last = mine.catch(() => undefined);
  return mine;
}
