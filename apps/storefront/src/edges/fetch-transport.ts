import type { Transport } from '@settee/contract';

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Sends the contract's calls to the host that served the page. */
export const fetchTransport: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, body, credentials: 'same-origin' });
  return { status: response.status, json: await jsonOf(response) };
};

/** The same through any `fetch`-like function, such as an application in this process. */
export function transportTo(
  ask: (request: Request) => Promise<Response>,
  base: URL,
  extra: () => HeadersInit,
): Transport {
  return async ({ method, url, headers, body }) => {
    const request = new Request(new URL(url, base), {
      method,
      headers: { ...headers, ...Object.fromEntries(new Headers(extra())) },
      body,
    });
    const response = await ask(request);
    return { status: response.status, json: await jsonOf(response) };
  };
}
