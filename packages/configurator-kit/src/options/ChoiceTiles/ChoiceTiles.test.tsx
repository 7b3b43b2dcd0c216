import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChoiceTiles.stories.tsx';

const { Images } = composeStories(stories);

test('the chosen image is checked', async () => {
  await Images.run();
  expect(screen.getByRole('radio', { name: 'French seam' })).toHaveProperty('checked', true);
});
