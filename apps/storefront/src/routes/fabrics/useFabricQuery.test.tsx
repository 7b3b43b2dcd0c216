import { log, type Transport } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { type FabricQuery, withFabricValues } from '@settee/domain';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createDataSource, DataProvider } from '../../data/data-source.ts';
import { useFabricQuery } from './useFabricQuery.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

/** Renders the hook with a router that updates its URL only when triggered. */
function show(search = '') {
  root = createRoot(document.createElement('div'));
  const requests: string[] = [];
  const logged: (string | null)[] = [];
  const transport: Transport = async ({ body }, { id }) => {
    if (id === log.id) logged.push(body);
    return { status: 200, json: examples[id]?.reply };
  };
  const source = createDataSource(transport);
  let held: ReturnType<typeof useFabricQuery>;
  const Shown = () => {
    held = useFabricQuery();
    return null;
  };
  const note = (kind: string) => (to: object) =>
    void requests.push(`${kind} ${'search' in to ? String(to.search) : ''}`);
  const navigator = { createHref: () => '', go: () => {}, replace: note('replace'), push: note('push') };
  const navigate = (now: string) =>
    flushSync(() =>
      root.render(
        <DataProvider value={source}>
          <Router location={{ pathname: '/free-swatches', search: now }} navigator={navigator}>
            <Shown />
          </Router>
        </DataProvider>,
      ),
    );
  navigate(search);
  const query = () => held[0];
  return {
    requests,
    logged,
    navigate,
    query,
    go: (next: FabricQuery) => flushSync(() => held[1](next)),
    select: (...keys: string[]) => flushSync(() => held[1](withFabricValues(query(), 'colorgroup', keys))),
  };
}

test('filters show before the router updates its URL, and so does the last of several', () => {
  const { select, query, navigate, requests } = show('?sort=name');
  select('blue');
  expect(query()).toEqual({ values: { colorgroup: ['blue'] }, sort: 'name', page: 1 });
  select('blue', 'green');
  expect(requests).toEqual(['push ?colorgroup=blue&sort=name', 'push ?colorgroup=blue+green&sort=name']);
  expect(query().values.colorgroup).toEqual(['blue', 'green']);
  // React renders navigations that are on their way together, so the router shows the last.
  navigate('?colorgroup=blue+green&sort=name');
  navigate('?sort=name');
  expect(query().values).toEqual({});
});

test('more pages take the place of the entry', () => {
  const { go, query, requests } = show();
  go({ ...query(), page: 2 });
  expect(requests).toEqual(['replace ?page=2']);
});

test('Back before the router has updated its URL discards the pending filters', () => {
  const { select, query } = show();
  select('blue');
  flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(query().values).toEqual({});
});

test('FABRIC-22: a history error is logged, and the page still shows the selected filters', async () => {
  const { select, query, requests, logged, navigate } = show();
  const fail = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  });
  select('blue');
  expect(query().values).toEqual({ colorgroup: ['blue'] });
  select('green');
  expect(query().values).toEqual({ colorgroup: ['green'] });
  expect(requests).toEqual([]);
  await expect.poll(() => logged).toHaveLength(2);
  expect(logged.at(-1)).toContain('100 times per 30 seconds');
  fail.mockRestore();
  select('green', 'red');
  expect(requests).toEqual(['push ?colorgroup=green+red']);
  navigate('?colorgroup=green+red');
  expect(query().values).toEqual({ colorgroup: ['green', 'red'] });
  expect(logged).toHaveLength(2);
});
