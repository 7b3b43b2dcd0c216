import type { Transport } from '@settee/contract';

async function getJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Whether the first of the calls that begin a session arrived; `null` before there is one. */
let first: Promise<boolean> | null = null;

/** Says in which language of the site the page is. */
export const languageHeader = 'x-settee-language';

/** Sends the contract's calls to the host that served the page; those that begin a session wait for the first of them. */
export const fetchTransport: Transport = async ({ method, url, headers, body }, { startsSession }) => {
  while (startsSession && first && !(await first));
  const locale = globalThis.setteePage?.locale;
  const pending = fetch(url, {
    method,
    headers: { ...headers, ...(locale && { [languageHeader]: locale }) },
    body,
    credentials: 'same-origin',
  });
  if (startsSession) {
    first ??= pending.then(
      () => true,
      () => {
        first = null;
        return false;
      },
    );
  }
  const response = await pending;
  return { status: response.status, json: await getJson(response) };
};

/** The same through any `fetch`-like function, such as an application in this process. */
export function transportTo(
  sendRequest: (request: Request) => Promise<Response>,
  base: URL,
  extra: () => HeadersInit,
): Transport {
  return async ({ method, url, headers, body }) => {
    const request = new Request(new URL(url, base), {
      method,
      headers: { ...headers, ...Object.fromEntries(new Headers(extra())) },
      body,
    });
    const response = await sendRequest(request);
    return { status: response.status, json: await getJson(response) };
  };
}
