import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ZoomView.stories.tsx';

const { ByButtons, ByKeyboard, AtTheMost, RightToLeft } = composeStories(stories);

test('buttons zoom and say how far', async () => {
  await ByButtons.run();
});

test('+ zooms, arrows move, 0 shows the whole', async () => {
  await ByKeyboard.run();
});

test('four times is the most', async () => {
  await AtTheMost.run();
});

test('arrows move a picture the way they point', async () => {
  await RightToLeft.run();
});
