import type { AnyEndpoint, TransportRequest } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import type { FavoriteSkuPair } from '@settee/domain';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { createDataSource, DataProvider } from './data-source.ts';
import { useFavoriteSkus } from './useFavoriteSkus.ts';

/** Renders the hook with a fake response; returns the saved SKUs and the requests. */
function savedWhen(status: number, json: unknown) {
  const sent: TransportRequest[] = [];
  const shown: (readonly FavoriteSkuPair[])[] = [];
  const transport = async (request: TransportRequest, { id }: AnyEndpoint) => {
    sent.push(request);
    return id === 'favorites.skus' ? { status, json } : { status: 200, json: examples[id]?.reply };
  };
  const Shown = () => {
    shown.push(useFavoriteSkus());
    return null;
  };
  createRoot(document.createElement('div')).render(
    <DataProvider value={createDataSource(transport)}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <Shown />
      </SWRConfig>
    </DataProvider>,
  );
  return { sent, saved: () => shown.at(-1) };
}

test('FAV-16: the saved skus are requested as pairs', async () => {
  const pairs = [{ Item1: 100112, Item2: '11-3002' }];
  const { sent, saved } = savedWhen(200, pairs);
  await expect.poll(saved).toEqual(pairs);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /Favorites/skus']);
});

test.each([
  ['a broken call', 503, ''],
  ['another shape', 200, [{ sku: 100112 }]],
])('FAV-16: after %s the failure is logged and nothing shows as saved', async (_, status, json) => {
  const { sent, saved } = savedWhen(status, json);
  await expect.poll(() => sent.map(({ body }) => body).join()).toContain('Error reading the favorites: ');
  expect(saved()).toEqual([]);
});
