import { examples } from '@settee/contract/examples';
import { endpoints } from '@settee/contract/endpoints';
import { defaultCardRules } from '@settee/domain';
import type { Hono } from 'hono';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { createServer } from './create-server.ts';

const allEndpoints = Object.values(endpoints).flatMap((noun) => Object.values(noun));

/** Fake responses by endpoint id. */
export type Responses = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Creates a shop with a backend of contract examples and records its requests. */
export function testShop(
  responses: Responses = {},
  settings: Partial<ServerDeps['config']> = {},
  parts: Partial<ServerDeps> = {},
): { shop: Hono<ServerEnv>; requests: Request[] } {
  const requests: Request[] = [];
  const fetchApi: ServerDeps['fetchApi'] = (request) => {
    requests.push(request);
    const { pathname } = new URL(request.url);
    const endpoint = allEndpoints.find(({ path, method }) => path === pathname && method === request.method);
    const response = endpoint && responses[endpoint.id];
    if (response) return response();
    return endpoint ? Response.json(examples[endpoint.id]?.reply) : new Response(null, { status: 404 });
  };
  const siteHosts = new Map([
    ['localhost', { brand: 'main', siteCulture: 'USA' }],
    ['cb2-ca.localhost', { brand: 'cb2', siteCulture: 'CANADA' }],
  ] as const);
  const shop = createServer({
    config: {
      siteHosts,
      trustedProxies: 1,
      isNewBrowseModal: false,
      cardRules: defaultCardRules,
      crossSellUrls: { main: 'first-party', cb2: 'https://feeds.example/cb2' },
      ...settings,
    },
    fetchApi,
    assetsOf: () => ({ entries: ['/assets/client.js'], modules: [], styles: [], fonts: [] }),
    ownVisualizer: '/visualizer/visualizer-01234567.js',
    hasPolicy: true,
    now: () => new Date('2026-11-20T12:00:00Z'),
    log: console.error,
    ...parts,
  });
  return { shop, requests };
}
