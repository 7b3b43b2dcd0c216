import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './FabricStrip.stories.tsx';

const { OneThatIsGone } = composeStories(stories);

test('a shelf may say what it holds', async () => {
  await OneThatIsGone.run();
  expect(screen.getByText('We can’t send swatches of these.').tagName).toBe('P');
});
