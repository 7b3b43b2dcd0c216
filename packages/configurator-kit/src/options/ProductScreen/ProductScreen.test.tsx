import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import * as stories from './ProductScreen.stories.tsx';

const screens = composeStories(stories);
const scrollIntoView = vi.fn<Element['scrollIntoView']>();

beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('OPT-07: Edit opens the drawer of its option and scrolls to it', async () => {
  await screens.Editing.run();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollIntoView.mock.contexts[0]).toHaveProperty('dataset.option', '13');
});
