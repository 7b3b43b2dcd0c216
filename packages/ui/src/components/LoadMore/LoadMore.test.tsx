import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './LoadMore.stories.tsx';

const { SomeAreLeft, Busy, AllAreShown, TheLastPart, NothingThere } = composeStories(stories);

test('asks for more, says how many are shown and keeps the focus', async () => {
  await SomeAreLeft.run();
});

test('asks once while more are on their way', async () => {
  await Busy.run();
});

test('the button leaves its focus behind, and what has the focus is not said twice', async () => {
  await TheLastPart.run();
});

test('an empty list is shown to its end', async () => {
  await NothingThere.run();
  expect(document.querySelector('[style*="--share"]')?.getAttribute('style')).toContain('--share: 100%');
});

test('has no button when all are shown', async () => {
  await AllAreShown.run();
});
