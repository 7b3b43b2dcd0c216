import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Slider.stories.tsx';

const { Disabled } = composeStories(stories);

test('is a native range input with its bounds', async () => {
  await Disabled.run();
  const slider = screen.getByRole('slider');
  expect(slider).toBeInstanceOf(HTMLInputElement);
  expect(slider).toMatchObject({ type: 'range', min: '60', max: '240', step: '2', disabled: true });
});
