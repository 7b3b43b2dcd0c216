import { type AnyEndpoint, log, type TransportRequest } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import type { RegistryListEntry } from '@settee/domain';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { createDataSource, DataProvider } from './data-source.ts';
import { useRegistries } from './registry.ts';

const { reply } = examples['registry.list'] ?? expect.unreachable();

/** Renders the hook with a fake response; returns the registries and the requests. */
function registriesWhen(status: number, json: unknown) {
  const sent: TransportRequest[] = [];
  const shown: (readonly RegistryListEntry[] | null)[] = [];
  const transport = async (request: TransportRequest, { id }: AnyEndpoint) => {
    sent.push(request);
    return id === 'registry.list' ? { status, json } : { status: 200, json: examples[id]?.reply };
  };
  const Shown = () => {
    shown.push(useRegistries().registries);
    return null;
  };
  createRoot(document.createElement('div')).render(
    <DataProvider value={createDataSource(transport)}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <Shown />
      </SWRConfig>
    </DataProvider>,
  );
  return { sent, registries: () => shown.at(-1) };
}

test.each([
  ['what is there', 200, reply, reply],
  ['null is an empty list', 200, null, []],
])('REG-39: the list is read at its path: %s', async (_, status, json, registries) => {
  const requested = registriesWhen(status, json);
  await expect.poll(requested.registries).toEqual(registries);
  expect(requested.sent.map(({ method, url }) => [method, url])).toEqual([['GET', '/gift-registry/list']]);
});

test.each([
  ['a broken backend', 503, null],
  ['an answer of another shape', 200, { no: 'list' }],
])('REG-39: %s is logged and gives an empty list', async (_, status, json) => {
  const { sent, registries } = registriesWhen(status, json);
  await expect.poll(registries).toEqual([]);
  await expect.poll(() => sent.map(({ url, body }) => [url, body]).join()).toContain(log.path);
  expect(sent.find(({ url }) => url === log.path)?.body).toContain('Error reading the registries:');
});
