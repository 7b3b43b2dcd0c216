import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import { stubLayout } from '../../fixtures/layout-stub.ts';
import * as stories from './FabricBrowser.stories.tsx';

const browser = composeStories(stories);
const waitOptions = { timeout: 30_000 };

stubLayout();

test('BROWSE-01, BROWSE-05, BROWSE-09, FILTER-14: the popup has its title, filter, sort and save', waitOptions, () =>
  browser.Popup.run(),
);
test('FILTER-24: a failure removes the loading overlay and shows no error', waitOptions, () =>
  browser.FailingFilters.run(),
);
test('RECENT-06: a line item has no recently viewed section', waitOptions, () => browser.OfALineItem.run());
test('facets that failed to load are requested again only on a shopper action', waitOptions, () =>
  browser.FiltersMissing.run(),
);
