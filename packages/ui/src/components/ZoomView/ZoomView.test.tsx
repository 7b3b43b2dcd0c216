import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ZoomView.stories.tsx';

const { ByButtons, ByKeyboard } = composeStories(stories);

test('buttons zoom and say how far', async () => {
  await ByButtons.run();
});

test('+ zooms, arrows move, 0 shows the whole', async () => {
  await ByKeyboard.run();
});
