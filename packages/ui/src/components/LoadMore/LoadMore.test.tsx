import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './LoadMore.stories.tsx';

const { SomeAreLeft, Busy, AllAreShown } = composeStories(stories);

test('asks for more, says how many are shown and keeps the focus', async () => {
  await SomeAreLeft.run();
});

test('asks once while more are on their way', async () => {
  await Busy.run();
});

test('has no button when all are shown', async () => {
  await AllAreShown.run();
});
