import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './SlideOut.stories.tsx';

const { Detail, CrossCloses, ByKeyboard } = composeStories(stories);

test('has its title as name and takes the focus', async () => {
  await Detail.run();
});

test('the cross closes, and the focus goes back to what opened it', async () => {
  await CrossCloses.run();
});

test('Tab stays inside, Escape closes and leads back', async () => {
  await ByKeyboard.run();
});
