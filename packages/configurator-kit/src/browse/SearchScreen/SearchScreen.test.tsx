import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { screen } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { ConfiguratorEventsProvider } from '../../events.ts';
import { SearchScreen, type SearchScreenProps } from './SearchScreen.tsx';
import meta, * as stories from './SearchScreen.stories.tsx';

const { Found, NothingFound, NothingAsked } = composeStories(stories);

test('a search shows the number of results', async () => {
  await Found.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 results for “sofa”');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a search without result offers categories and what sells well', async () => {
  await NothingFound.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No results for “xyzzy”');
  expect(screen.getByText(/Check the spelling/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chairs' }).getAttribute('href')).toBe('/chairs');
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('an empty query shows a prompt for a search term', async () => {
  await NothingAsked.run();
  expect(screen.getByText(/What are you looking for/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('each search and each page of its products is reported once', () => {
  const { args } = meta;
  const onEvent = vi.fn();
  const root = createRoot(document.createElement('div'));
  const show = (results: SearchScreenProps['results']) =>
    flushSync(() =>
      root.render(
        <ConfiguratorEventsProvider value={onEvent}>
          <SearchScreen {...args} results={results} />
        </ConfiguratorEventsProvider>,
      ),
    );
  const reported = () => onEvent.mock.calls.map(([{ type, query, skus }]) => query ?? `${type} ${skus.length}`);
  const sofas = { ...args.results, pageCount: 2 };
  show(sofas);
  show(sofas);
  expect(reported().toSorted()).toEqual(['listing.viewed 2', 'sofa']);
  show({ ...sofas, page: 2, products: sofas.products.slice(1) });
  expect(reported().slice(2)).toEqual(['listing.viewed 1']);
  show({ ...sofas, query: 'alder' });
  expect(reported().slice(3).toSorted()).toEqual(['alder', 'listing.viewed 2']);
  root.unmount();
});
