import {
  createClient,
  type AnyEndpoint,
  type InputOf,
  type ResponseOf,
  type TransportResponse,
} from '@settee/contract';
import { checkReply } from '@settee/contract/schemas';
import type { Brand, ShownReview, SiteCulture } from '@settee/domain';
import * as v from 'valibot';
import { siteHeader } from '../platform/http/resolve-site.ts';

/** Request target: an app, or a remote server. */
export interface RequestTarget {
  api: { request(url: string, init: RequestInit): Response | Promise<Response> };
}

/**
 * Simulated browser: stores its cookie, the request-verification token and the page state, and calls contract
 * endpoints.
 */
export interface TestShopper {
  call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>>;
  /** Sends any request with the cookie and the token; `headers` are added to it. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Value of the session cookie. */
  cookie(): string;
  token(): string;
  /** Returns the review data of the last loaded checkout state. */
  review(): ShownReview;
}

/** The one token, under the names that the ledger gives it. */
const tokenNames = ['requestVerificationToken', 'antiForgeryToken', 'requestToken'];

const reviewSchema = v.object({ orderSummary: v.object({ total: v.number() }), reviewFingerprint: v.string() });

function tokenIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const found = Object.entries(json).find(([name, value]) => tokenNames.includes(name) && typeof value === 'string');
  return found ? String(found[1]) : null;
}

/** The review page of a checkout state. */
function reviewIn(json: unknown): ShownReview | null {
  const read = v.safeParse(reviewSchema, json);
  return read.success
    ? { total: read.output.orderSummary.total, reviewFingerprint: read.output.reviewFingerprint }
    : null;
}

export function createShopper(
  { api }: RequestTarget,
  site: `${Brand}/${SiteCulture}` | 'main/CANADA/fr-CA' = 'main/USA',
): TestShopper {
  let cookie = '';
  let token = '';
  let review: ShownReview = { total: 0, reviewFingerprint: '' };
  const send: TestShopper['send'] = async (method, path, body, headers = {}) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await api.request(`http://localhost${path}`, {
      method,
      body: text ?? null,
      headers: {
        [siteHeader]: site,
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie: `settee_session=${cookie}` }),
        ...(token && method === 'POST' && { RequestVerificationToken: token }),
        ...headers,
      },
    });
    cookie = /settee_session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? cookie;
    return reply;
  };
  const client = createClient({
    loadCheck: async () => checkReply,
    token: () => token,
    sleep: () => Promise.resolve(),
    async transport({ method, url, headers, body }): Promise<TransportResponse> {
      const reply = await send(method, url, body ?? undefined, headers);
      const json: unknown = await reply.json();
      token = tokenIn(json) ?? token;
      review = reviewIn(json) ?? review;
      return { status: reply.status, json };
    },
  });
  return {
    call: (endpoint, input) => client.call(endpoint, input),
    send,
    cookie: () => cookie,
    token: () => token,
    review: () => review,
  };
}
