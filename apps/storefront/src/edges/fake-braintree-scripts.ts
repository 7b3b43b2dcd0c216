import { installFakeBraintree } from './fake-braintree.ts';

/**
 * Loads the fake in place of each script of Braintree that a page adds, or fails as `getResult` says. Returns the fake,
 * names of the scripts, and how to end it.
 */
export function serveFakeBraintree(getResult: (name: string) => 'load' | 'error' = () => 'load') {
  const fake = installFakeBraintree();
  const scripts: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://js.braintreegateway.com/')) continue;
      const name = /([\w-]+)\.min\.js$/.exec(node.src)?.[1] ?? '';
      scripts.push(name);
      node.dispatchEvent(new Event(getResult(name)));
    }
  });
  observer.observe(document.head, { childList: true });
  const stop = () => {
    observer.disconnect();
    document.head.replaceChildren();
    for (const name of ['braintree', 'ApplePaySession', 'fakeBraintree']) Reflect.deleteProperty(globalThis, name);
  };
  return { fake, scripts, stop };
}
