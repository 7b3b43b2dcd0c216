import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './FabricsScreen.stories.tsx';

const { UnderWay } = composeStories(stories);

test('cards are veiled while others come', async () => {
  await UnderWay.run();
  expect(document.querySelector('[aria-busy=true] article')).not.toBeNull();
});
