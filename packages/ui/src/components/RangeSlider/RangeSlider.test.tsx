import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RangeSlider.stories.tsx';

const { Disabled } = composeStories(stories);

test('a disabled pair does not slide', async () => {
  await Disabled.run();
  for (const slider of screen.getAllByRole('slider')) expect(slider).toHaveProperty('disabled', true);
});
