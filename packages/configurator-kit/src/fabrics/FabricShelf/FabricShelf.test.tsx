import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './FabricShelf.stories.tsx';

const { None, OneThatIsGone, Six } = composeStories(stories);

test('a shelf is a list under a heading of its own', () => Six.run());
test('without fabrics there is no shelf', () => None.run());
test('a shelf may say what it holds', async () => {
  await OneThatIsGone.run();
  expect(screen.getByText('No swatches of these can be sent.').tagName).toBe('P');
});
