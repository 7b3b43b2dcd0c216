import { examples } from '@settee/contract/examples';
import { endpoints } from '@settee/contract/endpoints';
import { defaultCardRules } from '@settee/domain';
import type { Hono } from 'hono';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { createServer } from './create-server.ts';

const allEndpoints = Object.values(endpoints).flatMap((noun) => Object.values(noun));

/** Fake responses by endpoint id. */
export type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Creates a shop with a backend of contract examples and records its requests. */
export function testShop(
  answers: Answers = {},
  settings: Partial<ServerDeps['config']> = {},
  parts: Partial<ServerDeps> = {},
): { shop: Hono<ServerEnv>; asked: Request[] } {
  const asked: Request[] = [];
  const ask: ServerDeps['ask'] = (request) => {
    asked.push(request);
    const { pathname } = new URL(request.url);
    const endpoint = allEndpoints.find(({ path, method }) => path === pathname && method === request.method);
    const answer = endpoint && answers[endpoint.id];
    if (answer) return answer();
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
    ask,
    assetsOf: () => ({ entries: ['/assets/client.js'], modules: [], styles: [], fonts: [] }),
    ownVisualizer: '/visualizer/visualizer-01234567.js',
    hasPolicy: true,
    now: () => new Date('2026-11-20T12:00:00Z'),
    log: console.error,
    ...parts,
  });
  return { shop, asked };
}
