import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Query {
  indexUid: string;
  q: string;
  filter: string[];
  sort?: string[];
  facets?: string[];
  page: number;
  hitsPerPage: number;
}

type Document = Readonly<Record<string, unknown>> & { sku: number; name: string; text: string; position: number };

/** Fake search engine on a local port with the part of Meilisearch's API that the shop uses. */
export interface SearchServer {
  url: string;
  isDown: boolean;
  /** Method and path of each request, and the key it had. */
  requests: string[];
  queries: Query[];
  indexes: Map<string, Document[]>;
  close(): Promise<void>;
}

/** Understands the filters that name one value, and limits of prices. */
function passes(document: Document, filter: string): boolean {
  const [, list, values = ''] = /^(\w+) IN \[(.*)\]$/.exec(filter) ?? [];
  if (list) {
    const own = [document[list]].flat();
    return values.split(', ').some((value) => own.includes(value.slice(1, -1)));
  }
  const [, name = '', operator, value] = /^\(?(\w+) (=|>=|<) (\w+)/.exec(filter) ?? [];
  const own = document[name];
  if (operator === '=') return String(own) === value;
  return operator === '<' ? Number(own) < Number(value) : Number(own) >= Number(value);
}

function toResponse(documents: readonly Document[], { q, filter, facets = [], hitsPerPage }: Query) {
  const words = q.split(' ').filter((word) => word !== '');
  const hits = documents.filter(
    (document) =>
      words.every((word) => `${document.name} ${document.text}`.includes(word)) &&
      filter.every((one) => passes(document, one)),
  );
  const facetDistribution = Object.fromEntries(
    facets.map((name) => {
      const counts: Record<string, number> = {};
      for (const value of hits.flatMap((hit) => [hit[name]].flat()))
        counts[String(value)] = (counts[String(value)] ?? 0) + 1;
      return [name, counts];
    }),
  );
  return { hits: hits.slice(0, hitsPerPage), totalHits: hits.length, facetDistribution };
}

export async function startSearchServer(): Promise<SearchServer> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      engine.requests.push(`${method} ${url} ${headers.authorization}`);
      const [, index = ''] = /^\/indexes\/([\w-]+)/.exec(url) ?? [];
      if (method === 'DELETE') engine.indexes.set(index, []);
      if (method === 'POST' && url.includes('/documents'))
        engine.indexes.set(index, [...(engine.indexes.get(index) ?? []), ...(JSON.parse(text) as Document[])]);
      const queries = url === '/multi-search' ? (JSON.parse(text) as { queries: Query[] }).queries : [];
      engine.queries.push(...queries);
      const results = queries.map((query) => toResponse(engine.indexes.get(query.indexUid) ?? [], query));
      response.writeHead(engine.isDown ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const engine: SearchServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    requests: [],
    queries: [],
    indexes: new Map(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return engine;
}
