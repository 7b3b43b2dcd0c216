import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './FabricsScreen.stories.tsx';

const { UnderWay } = composeStories(stories);

test('cards are covered by the loading overlay while others load', async () => {
  await UnderWay.run();
  expect(document.querySelector('[aria-busy=true] article')).not.toBeNull();
});
