import { composeStories } from '@storybook/react-vite';
import { beforeAll, test } from 'vitest';
import * as stories from './FabricBrowser.stories.tsx';

const browser = composeStories(stories);

beforeAll(() => {
  // jsdom has no layout: nothing is ever near, and nothing changes its size.
  const watcher = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(globalThis, { matchMedia });
  Object.assign(globalThis, { IntersectionObserver: watcher, ResizeObserver: globalThis.ResizeObserver ?? watcher });
});

test('BROWSE-01, BROWSE-05, BROWSE-09, FILTER-14: the popup has its title, filter, sort and save', () =>
  browser.Popup.run());
test('FILTER-12: Clear all of the newer modal keeps the sort', () => browser.ModalCleared.run());
test('BROWSE-13, FILTER-10: the newer modal fetches when its facets are applied', () => browser.Modal.run());
test('BROWSE-02, BROWSE-09, RECENT-01: a pick shows and is taken over by Save Selection', () =>
  browser.ChoosingAndSaving.run());
test('RECENT-05, BROWSE-07, BROWSE-08: recently viewed choices open and can be picked', () => browser.Recent.run());
test('RECENT-06: a line item has no recently viewed section', () => browser.OfALineItem.run());
test('FILTER-17, FILTER-24: a failure takes the veil away and tells nobody', () => browser.FailingFilters.run());
test('filters that did not come can be asked for again', () => browser.FiltersMissing.run());
