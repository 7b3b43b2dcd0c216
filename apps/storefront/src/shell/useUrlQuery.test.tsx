import { examples } from '@settee/contract/examples';
import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDataSource, DataProvider } from '../data/data-source.ts';
import { routerFuture } from '../routes.ts';
import { useUrlQuery } from './useUrlQuery.ts';

const parse = (params: URLSearchParams) => params.get('category') ?? 'all';
const url = (category: string) => (category === 'all' ? '/shop' : `/shop?category=${category}`);

function Listing() {
  const [category, setCategory] = useUrlQuery({ parse, url });
  return (
    <>
      <main>{category}</main>
      {['all', 'chairs', 'tables'].map((next) => (
        <button key={next} type="button" id={next} onClick={() => setCategory(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

const never = new Promise<never>(() => undefined);

let close = () => {};
beforeEach(() => history.replaceState(null, '', '/shop?category=chairs'));
afterEach(() => {
  close();
  history.replaceState(null, '', '/');
});

/** Opens a listing of chairs, and waits for it. At the addresses `loading`, the page never gets ready. */
async function openListing(loading: readonly string[] = []) {
  const rendered: string[] = [];
  function Rest() {
    const { search } = useLocation();
    rendered.push(search);
    if (loading.includes(search)) use(never);
    return null;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <DataProvider value={createDataSource(async () => ({ status: 200, json: examples['favorites.skus']?.reply }))}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <BrowserRouter future={routerFuture}>
          <Suspense>
            <Listing />
            <Rest />
          </Suspense>
        </BrowserRouter>
      </SWRConfig>
    </DataProvider>,
  );
  const shown = () => container.querySelector('main')?.textContent;
  await expect.poll(shown).toBe('chairs');
  return {
    shown,
    rendered: () => rendered.at(-1),
    choose: (category: string) => container.querySelector<HTMLButtonElement>(`#${category}`)?.click(),
  };
}

test('Back undoes a change while its page is still loading', async () => {
  const { shown, rendered, choose } = await openListing(['']);
  choose('tables');
  await expect.poll(shown).toBe('tables');
  history.back();
  await expect.poll(shown).toBe('chairs');
  choose('all');
  expect(location.search).toBe('');
  await expect.poll(shown).toBe('all');
  await expect.poll(rendered).toBe('');
  history.back();
  await expect.poll(shown).toBe('chairs');
  expect(location.search).toBe('?category=chairs');
});

test('a change is undone by hand while its page is still loading', async () => {
  const { shown, rendered, choose } = await openListing(['?category=tables']);
  choose('tables');
  await expect.poll(rendered).toBe('?category=tables');
  choose('chairs');
  await expect.poll(shown).toBe('chairs');
  expect(location.search).toBe('?category=chairs');
});

test('each change has a history entry, and the same query has none', async () => {
  const { shown, choose } = await openListing();
  const before = history.length;
  choose('tables');
  choose('tables');
  await expect.poll(shown).toBe('tables');
  choose('all');
  await expect.poll(shown).toBe('all');
  expect(history.length - before).toBe(2);
});
