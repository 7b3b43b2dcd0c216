import type { TaxRequest } from '@settee/domain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behavior =
  | 'quotes'
  | 'fails'
  | 'fails once'
  | 'hangs'
  | 'rejects'
  | 'overtaxes'
  | 'omits a line'
  | 'sends no JSON';

/** Fake tax service on a local port: 10 % on each line from one jurisdiction. */
export interface TaxServer {
  url: string;
  behavior: Behavior;
  /** In thousandths of a percent. */
  rate: number;
  requests: { authorization: string | undefined; body: TaxRequest }[];
  close(): Promise<void>;
}

const statuses: Partial<Record<Behavior, number>> = { fails: 503, 'fails once': 503, rejects: 400 };

function toLines({ lines }: TaxRequest, { behavior, rate }: TaxServer) {
  const factor = behavior === 'overtaxes' ? 20 : 1;
  const quoted = lines.map(({ id, amount }) => ({
    id,
    parts: [{ jurisdiction: 'Test County', rate, amount: Math.round((amount * rate) / 100_000) * factor }],
  }));
  return behavior === 'omits a line' ? quoted.slice(1) : quoted;
}

export async function startTaxServer(): Promise<TaxServer> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const body = JSON.parse(text) as TaxRequest;
      tax.requests.push({ authorization: request.headers.authorization, body });
      if (tax.behavior === 'hangs') return;
      const status = statuses[tax.behavior] ?? 200;
      if (tax.behavior === 'fails once') tax.behavior = 'quotes';
      response.writeHead(request.url === '/v1/quotes' ? status : 404, { 'content-type': 'application/json' });
      response.end(tax.behavior === 'sends no JSON' ? '<html>' : JSON.stringify({ lines: toLines(body, tax) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tax: TaxServer = {
    url: `http://127.0.0.1:${port}/v1`,
    behavior: 'quotes',
    rate: 10_000,
    requests: [],
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
  return tax;
}
