import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './ListingScreen.stories.tsx';

const { AnotherSortUnderWay } = composeStories(stories);

test('products are covered by the loading overlay while another sort order loads', async () => {
  await AnotherSortUnderWay.run();
  expect(document.querySelector('[aria-busy=true] article')).not.toBeNull();
});
